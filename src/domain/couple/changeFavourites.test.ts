import { expect, test } from 'vitest'
import { coupleRegistered, favouriteAdded, favouriteRemoved } from '../../../tests/setup/sampleCoupleEvents.ts'
import { coupleId, providerId } from '../../../tests/setup/sampleEvents.ts'
import { given } from '../../../tests/setup/specification.ts'
import { changeFavourites } from './changeFavourites.ts'

const change = (favourite: boolean, number = 1) => ({ coupleId: coupleId(), providerId: providerId(number), favourite })

test('a provider becomes a favourite', () => {
  given(coupleRegistered()).when(changeFavourites, change(true)).thenEvents(favouriteAdded())
})

test('adds a favourite once', () => {
  given(coupleRegistered(), favouriteAdded()).when(changeFavourites, change(true)).thenNothing()
})

test('removes a favourite and keeps the others', () => {
  const decided = given(coupleRegistered(), favouriteAdded(), favouriteAdded({ providerId: providerId(2) })).when(
    changeFavourites,
    change(false),
  )
  decided.thenEvents(favouriteRemoved())
  expect(decided.thenState().favourites).toEqual([providerId(2)])
})

test('a provider that is not a favourite cannot be removed', () => {
  given(coupleRegistered()).when(changeFavourites, change(false)).thenNothing()
  given(coupleRegistered(), favouriteAdded(), favouriteRemoved()).when(changeFavourites, change(false)).thenNothing()
})

test('only a couple has favourites', () => {
  given().when(changeFavourites, change(true)).thenRefused('couple_not_found')
})
