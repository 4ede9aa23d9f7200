import { escaped, type PublishedSite } from './site-html.ts'

/** Highest age in a German age label; the possible ages are 0, 6, 12, 16 and 18. */
const labelledAge = 18

/**
 * The file `/age-de.xml`: the German label for programs that protect minors, such as JusProG, in
 * version 1.0 of age-label.com. The whole site has one age label, so pages and headers do not
 * repeat it.
 */
export function ageDeclaration({ origin }: PublishedSite, builtAt: Date): string {
  const host = escaped(new URL(origin).host)
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<age-declaration>
  <ageblock-basic>
    <age-issuer>${host}</age-issuer>
    <last-change>${builtAt.toISOString().slice(0, 10)}</last-change>
    <country>de</country>
    <label-version>1.0</label-version>
    <revisit-after>1days</revisit-after>
  </ageblock-basic>
  <ageblock-labeltype>
    <httpheader>false</httpheader>
    <htmlmeta>false</htmlmeta>
    <label-z>false</label-z>
    <xmlfile>true</xmlfile>
    <default-age>${labelledAge}</default-age>
  </ageblock-labeltype>
  <ageblock-labeltype-definition>
    <labeltype-xmlfile>
      <label class="website">
        <age>${labelledAge}</age>
        <min-age>${labelledAge}</min-age>
        <default-age>${labelledAge}</default-age>
        <scope>${host}</scope>
      </label>
    </labeltype-xmlfile>
  </ageblock-labeltype-definition>
</age-declaration>
`
}
