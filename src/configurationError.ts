/** The start cannot go on: one line that says which setting, and why. */
export class ConfigurationError extends Error {
  override name = 'ConfigurationError'
}
