import { PlainPage } from "../ui/page";
import { pageTitle } from "../ui/page-title";

export const meta = () => pageTitle("Star Zone");

export default function StarZone() {
  return <PlainPage title="Star Zone" />;
}
