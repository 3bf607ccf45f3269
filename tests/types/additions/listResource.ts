import type { Addition } from '../../setup/addition.ts'

const resources = 'web/office/resources.ts'

/** Adds a resource of the office to the list of all. */
export function listResource(addition: Addition, name: string): void {
  addition.before(resources, 'import { requestsResource } from', `import { ${name}Resource } from './features/${name}/${name}Resource.ts'`)
  addition.before(resources, '  ...accountResources,', `  ${name}Resource,`)
}
