import { isbot } from 'isbot'

/** Whether the caller is a robot by its user agent; a caller without one counts as a robot. */
export function isRobot(userAgent: string | undefined): boolean {
  return userAgent === undefined || userAgent === '' || isbot(userAgent)
}
