import { z } from 'zod'
import { PublicId } from '../publicId.ts'
import { answer } from './answer.ts'
import { Prestataire } from './prestataire.ts'

export const FavouriteParams = z.object({ publicId: PublicId })
/** A bare list of cards, the last added one first. */
export const FavouritesAnswer = z.array(Prestataire).readonly()
export const ChangeFavouriteAnswer = answer({})
