declare module 'njre' {
  /** Fetches a Java runtime into the folder `jre` beside `installPath` and gives that folder. */
  export function install(version: number, options: { installPath: string; type?: 'jre' | 'jdk' }): Promise<string>
}
