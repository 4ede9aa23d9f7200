declare module 'njre' {
  /**
   * Downloads a Java runtime into the folder `jre` beside `installPath` and returns that folder.
   */
  export function install(version: number, options: { installPath: string; type?: 'jre' | 'jdk' }): Promise<string>
}
