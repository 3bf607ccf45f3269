import { test } from 'vitest'
import { providerId, providerRegistered } from '../../../tests/setup/sampleEvents.ts'
import { personErasureAsked } from '../../../tests/setup/samplePersonEvents.ts'
import { socialNetworksChanged } from '../../../tests/setup/sampleSocialNetworkEvents.ts'
import { given, presentTime } from '../../../tests/setup/specification.ts'
import { changeSocialNetworks } from './changeSocialNetworks.ts'

const instagram = { instagram: 'https://www.instagram.com/ateliertilleuls' }
const tiktok = { tiktok: 'https://www.tiktok.com/@ateliertilleuls' }
const changed = (addresses: object) => socialNetworksChanged({ addresses, changedAt: presentTime.toISOString() })
const wanted = (addresses: object) => ({ providerId: providerId(), addresses })

test('the networks that are given are all there are', () => {
  given(providerRegistered(), socialNetworksChanged()).when(changeSocialNetworks, wanted(tiktok)).thenEvents(changed(tiktok))
})

test('a provider can leave every network', () => {
  given(providerRegistered(), socialNetworksChanged()).when(changeSocialNetworks, wanted({})).thenEvents(changed({}))
})

test('the same networks again change nothing', () => {
  given(providerRegistered(), socialNetworksChanged()).when(changeSocialNetworks, wanted(instagram)).thenNothing()
})

test('what somebody changed meanwhile is not overwritten', () => {
  const history = given(providerRegistered(), socialNetworksChanged())
  history.when(changeSocialNetworks, { ...wanted(tiktok), instead: {} }).thenRefused('changed_meanwhile')
  history.when(changeSocialNetworks, { ...wanted(tiktok), instead: null }).thenRefused('changed_meanwhile')
  history.when(changeSocialNetworks, { ...wanted(tiktok), instead: instagram }).thenEvents(changed(tiktok))
})

test('only a provider that exists has networks', () => {
  given().when(changeSocialNetworks, wanted(tiktok)).thenRefused('planner_not_found')
  given(providerRegistered(), personErasureAsked({ person: { kind: 'provider', id: providerId() } }))
    .when(changeSocialNetworks, wanted(tiktok))
    .thenRefused('planner_not_found')
})
