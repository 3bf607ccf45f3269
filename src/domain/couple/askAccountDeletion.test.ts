import { test } from 'vitest'
import { accountDeletionAsked, coupleErased, coupleRegistered, favouriteAdded } from '../../../tests/setup/sampleCoupleEvents.ts'
import { coupleId, providerId } from '../../../tests/setup/sampleEvents.ts'
import { given, presentTime } from '../../../tests/setup/specification.ts'
import { askAccountDeletion } from './askAccountDeletion.ts'
import { changeFavourites } from './changeFavourites.ts'

const { certificateId } = accountDeletionAsked().data
const input = { coupleId: coupleId(), certificateId }

test('a couple asks for the deletion of its account', () => {
  given(coupleRegistered())
    .when(askAccountDeletion, input)
    .thenEvents(accountDeletionAsked({ askedAt: presentTime.toISOString() }))
})

test('repeating the request changes nothing: the first certificate counts', () => {
  given(coupleRegistered(), accountDeletionAsked()).when(askAccountDeletion, input).thenNothing()
  given(coupleRegistered(), accountDeletionAsked(), coupleErased()).when(askAccountDeletion, input).thenNothing()
})

test('an unknown couple cannot ask', () => {
  given().when(askAccountDeletion, input).thenRefused('couple_not_found')
})

test('no command is accepted after it', () => {
  given(coupleRegistered(), favouriteAdded(), accountDeletionAsked())
    .when(changeFavourites, { coupleId: coupleId(), providerId: providerId(), favourite: false })
    .thenRefused('couple_not_found')
})
