/** Name, or text with a name, that wraps after an underscore rather than within a word. */
export const LongName = ({ name }: { name: string }) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a name have no other identity
  name.split(/(?<=_)/).flatMap((part, index) => (index > 0 ? [<wbr key={index} />, part] : part))
