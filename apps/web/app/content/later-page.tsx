import { lazy, type ReactNode } from 'react'
import { loadChunk } from '../components/load-chunk'
import type { ContentPageData } from './model'

/**
 * An information page whose copy is drawn at build time and whose script comes after the first load: it is read, and little
 * else. The shell's boundary keeps what was drawn, or the page before, until it is there.
 */
export const contentPage = (load: () => Promise<ContentPageData>) =>
  lazy(() =>
    loadChunk(async () => {
      const [{ ContentPage }, page] = await Promise.all([import('./content-page'), load()])
      return {
        default: ({ children }: { readonly children?: ReactNode }) => <ContentPage page={page}>{children}</ContentPage>,
      }
    }),
  )
