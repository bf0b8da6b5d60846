import { Share2 } from 'lucide-react'
import { IconButton } from './button'
import { toast } from './toast/toasts'

/** Shares the page with the device's dialog, or copies its address where there is none. */
export const ShareButton = ({ title, path }: { readonly title: string; readonly path: string }) => {
  const share = async () => {
    const url = new URL(path, location.href).href
    try {
      if (navigator.share) await navigator.share({ title, url })
      else {
        await navigator.clipboard.writeText(url)
        toast.success('Link copied.')
      }
    } catch (error) {
      // The visitor closed the dialog.
      if (error instanceof DOMException && error.name === 'AbortError') return
      toast.error(`Your browser did not let us copy. The link is ${url}`)
    }
  }
  return (
    <IconButton aria-label={`Share ${title}`} onClick={() => void share()}>
      <Share2 size={20} aria-hidden />
    </IconButton>
  )
}
