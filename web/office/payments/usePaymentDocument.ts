import { useEffect, useLayoutEffect } from 'react'
import { useLocation } from 'react-router'
import { isSellingPage, officePath } from '../../../src/api/schemas/pagePaths.ts'
import { readPageData } from '../../shared/pageData.ts'

/**
 * Whether this document may reach the payment service. Only pages that sell have a policy that allows it (decision 0055), so an office that
 * was opened on another page is reloaded at the same address.
 */
export function usePaymentDocument(): boolean {
  const { takesPayments = false } = readPageData()
  const isSelling = useIsSelling()
  useEffect(() => {
    if (!takesPayments && isSelling) window.location.reload()
  }, [takesPayments, isSelling])
  return takesPayments
}

/** Reloads when another page of the office is opened in a document that may reach the payment service. */
export function useLeavePaymentDocument(): void {
  const isSelling = useIsSelling()
  useLayoutEffect(() => {
    if (!isSelling && readPageData().takesPayments) window.location.reload()
  }, [isSelling])
}

function useIsSelling(): boolean {
  return isSellingPage(officePath + useLocation().pathname)
}
