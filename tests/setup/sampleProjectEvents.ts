import { coupleId, type Data, type Fact, projectId, providerId, requestId, weddingDetails } from './sampleEvents.ts'

export function projectSaved(over: Partial<Data<'ProjectSaved'>> = {}): Fact<'ProjectSaved'> {
  return { type: 'ProjectSaved', data: { projectId: projectId(), coupleId: coupleId(), ...weddingDetails, ...over } }
}

export function providerContacted(over: Partial<Data<'ProviderContacted'>> = {}): Fact<'ProviderContacted'> {
  return {
    type: 'ProviderContacted',
    data: {
      projectId: projectId(),
      coupleId: coupleId(),
      requestId: requestId(),
      providerId: providerId(),
      message: 'Bonjour, êtes-vous libre en juin ?',
      ...weddingDetails,
      ...over,
    },
  }
}

export function plannerFound(over: Partial<Data<'PlannerFound'>> = {}): Fact<'PlannerFound'> {
  return {
    type: 'PlannerFound',
    data: {
      projectId: projectId(),
      coupleId: coupleId(),
      chosenProviderId: null,
      eventDate: weddingDetails.eventDate,
      requests: [],
      foundAt: '2026-11-15T08:00:00.000Z',
      ...over,
    },
  }
}

export function projectCancelled(over: Partial<Data<'ProjectCancelled'>> = {}): Fact<'ProjectCancelled'> {
  return { type: 'ProjectCancelled', data: { projectId: projectId(), coupleId: coupleId(), requests: [], ...over } }
}
