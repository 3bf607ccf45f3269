import { coupleStates } from './coupleStates.ts'
import { kitStates } from './kitStates.ts'
import { officeStates } from './officeStates.ts'
import { paymentStates } from './paymentStates.ts'
import { type PictureState, pictureName, widths } from './pictureState.ts'
import { publicStates } from './publicStates.ts'

/** The states of the running product. */
export const states: readonly PictureState[] = [...publicStates, ...coupleStates, ...officeStates, ...paymentStates]

/** The names of all expected pictures. */
export const allPictures: readonly string[] = [...states, ...kitStates].flatMap((state) => widths.map((width) => pictureName(state, width)))
