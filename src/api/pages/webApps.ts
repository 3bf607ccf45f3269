import type { FastifyInstance } from 'fastify'
import type { CoupleRenderer } from './coupleRenderer.ts'

/** A web app, as pages need it. */
export interface WebApp {
  /** A page to fill in, e.g. `index.html`: with its placeholders (`fillPage.ts`). */
  template(page: string): Promise<string>
  /** Tags that announce scripts before the app asks for them; modules by their source file. */
  preloads(modules: readonly string[]): string
  /** Addresses of the scripts that modules need. */
  scripts(modules: readonly string[]): readonly string[]
}

/** The two web apps, and what renders the couple app's pages on the server. */
export interface WebApps {
  readonly couple: WebApp
  readonly office: WebApp | undefined
  renderer(): Promise<CoupleRenderer>
  /** Another one as soon as pages that were rendered before are no longer what the apps say. */
  version(): string
}

/** Opens the web apps, and answers calls for their files on the server that is to send their pages. */
export type OpenWebApps = (app: FastifyInstance) => Promise<WebApps>
