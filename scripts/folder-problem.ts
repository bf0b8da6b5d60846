/** Why Vite cannot work in a folder: it reads these characters of a path as parts of a URL. */
export const folderProblem = (path: string): string | undefined =>
  /[#?]|%[\da-f]{2}/i.test(path)
    ? `Vite cannot work in ${path}: move the project to a path without #, ? and %.`
    : undefined
