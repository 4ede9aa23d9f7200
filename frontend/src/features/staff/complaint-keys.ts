/** Query key of all opened complaints. */
export const complaintKey = ['staff', 'complaint'] as const
export const complaintKeyOf = (id: string) => [...complaintKey, id] as const

/** Query key of all lists of complaints. */
export const listsKey = ['staff', 'complaints'] as const
export const listKeyOf = (status: ComplaintList) => [...listsKey, status] as const

/**
 * Lists of complaints, in the order of their tabs. `handed`: open complaints that a colleague
 * handed to the signed-in user.
 */
export const complaintLists = ['open', 'handed', 'answered'] as const
export type ComplaintList = (typeof complaintLists)[number]
