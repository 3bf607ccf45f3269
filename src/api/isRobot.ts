import { isbot } from 'isbot'

/** Whether a program reads by itself, as far as it says; who names no program is one. */
export function isRobot(userAgent: string | undefined): boolean {
  return userAgent === undefined || userAgent === '' || isbot(userAgent)
}
