import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { queryKeys } from '../../../api/query-keys'
import { HTTP_TIMEOUT_MS } from '../../../config/ui-constants'

const pageSchema = z.object({
  title: z.string(),
  /** One sentence, which also describes the picture of the page. */
  summary: z.string(),
  /** What to look at. */
  note: z.optional(z.string()),
})
export type ReportPage = z.infer<typeof pageSchema>

/** The pages of a sample report. The file belongs to the site, as data.json does, and not to the host. */
export const useReportPages = (folder: string) =>
  useQuery({
    queryKey: queryKeys.reportPages(folder),
    queryFn: async () => {
      const response = await fetch(`${folder}pages.json`, { signal: AbortSignal.timeout(HTTP_TIMEOUT_MS) })
      if (!response.ok) throw new Error(`The pages of the report have status ${response.status}.`)
      return z.array(pageSchema).parse(await response.json())
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
