/** Files of a folder that a guard's test writes beside itself and removes again: other tests leave them out. */
export function isPlanted(file: string): boolean {
  return /[/\\]planted-[^/\\]+/.test(file)
}
