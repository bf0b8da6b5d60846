import { PlainPage } from "../ui/page";
import { pageTitle } from "../ui/page-title";

export const meta = () => pageTitle("Home");

export default function Home() {
  return <PlainPage title="Home" />;
}
