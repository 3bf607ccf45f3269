import type { FastifyInstance } from 'fastify'
import type { CoupleRenderer } from './coupleRenderer.ts'

/** A web app, as pages need it. */
export interface WebApp {
  /** A page template, e.g. `index.html`, with its placeholders (`fillPage.ts`). */
  template(page: string): Promise<string>
  /** Tags that preload scripts before the app requests them; modules by their source file. */
  preloads(modules: readonly string[]): string
}

/** The two web apps, and the renderer of the couple app's pages on the server. */
export interface WebApps {
  readonly couple: WebApp
  readonly office: WebApp | undefined
  renderer(): Promise<CoupleRenderer>
  /** Replaced as soon as pages rendered before are outdated by a change of the apps. */
  version(): string
}

/** Opens the web apps, and serves their files on the server that sends their pages. */
export type OpenWebApps = (app: FastifyInstance) => Promise<WebApps>
