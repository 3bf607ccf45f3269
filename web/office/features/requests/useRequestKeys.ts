import { useEffect, useRef } from 'react'
import { useStore } from 'react-admin'
import { useLocation, useNavigate } from 'react-router'
import { officePage } from '../../../../src/api/schemas/pagePaths.ts'
import { useNeighbours } from './useNeighbours.ts'

interface RequestKeys {
  readonly id: string | undefined
  readonly onUnlock?: (() => void) | undefined
  readonly onReject?: (() => void) | undefined
  readonly onHelp?: (() => void) | undefined
}

/** Single-key shortcuts can be turned off, because voice control may trigger them (WCAG 2.1.4). */
export function useKeysEnabled() {
  return useStore('keys', true)
}

/** j and k move through the list, u unlocks, r rejects, ? shows help. They are ignored while typing and while a dialog is open. */
export function useRequestKeys({ id, onUnlock, onReject, onHelp }: RequestKeys): void {
  const [enabled] = useKeysEnabled()
  const { previous, next } = useNeighbours(id)
  const navigate = useNavigate()
  const { search } = useLocation()
  const keys = useRef<Readonly<Record<string, (() => void) | undefined>>>({})
  useEffect(() => {
    const go = (to: string | undefined) => () => {
      if (to === undefined) return
      void navigate({ pathname: officePage('requests', to), search })
      document.querySelector<HTMLElement>(`[data-request="${to}"]`)?.focus()
    }
    keys.current = enabled ? { j: go(next), k: go(previous), u: onUnlock, r: onReject, '?': onHelp } : {}
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const act = keys.current[event.key]
      if (!act || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isElsewhere(event.target)) return
      event.preventDefault()
      act()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
}

function isElsewhere(target: EventTarget | null): boolean {
  const overPage = document.querySelector('[role=dialog], [role=menu], [role=listbox]') !== null
  return overPage || (target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null)
}
