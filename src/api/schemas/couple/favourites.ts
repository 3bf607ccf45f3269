import { z } from 'zod'
import { answer } from './answer.ts'
import { Prestataire } from './prestataire.ts'

export const FavouriteParams = z.object({ publicId: z.string().min(1).max(64) })
/** A bare list of cards, the one added last first. */
export const FavouritesAnswer = z.array(Prestataire).readonly()
export const ChangeFavouriteAnswer = answer({})
