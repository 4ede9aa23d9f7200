import { Fragment } from 'react'

/** Name of a member that wraps after an underscore rather than within a word. */
export const LongName = ({ name }: { name: string }) =>
  name.split(/(?<=_)/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a name have no other identity
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
