import { Coins, FolderOpen, KeyRound, LogOut, Settings2 } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Header } from 'react-aria-components/Header';
import { Menu, MenuItem, MenuSection, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { Link, useLocation } from 'wouter';
import { useIsGuest, useMay, useSession, useSignOut } from '../api/session.ts';
import { useSpoken, useWords } from '../words/words.tsx';
import { applyScheme, type Scheme, useScheme } from './scheme.ts';

/** The bar over every page but the editor. */
export function TopBar() {
  const words = useWords();
  const [path] = useLocation();
  const mayRead = useMay('read');
  const mayAdmin = useMay('admin');
  const isGuest = useIsGuest();
  const places = [
    { href: '/', text: words.nav.projects, icon: <FolderOpen aria-hidden="true" />, shown: !isGuest },
    { href: '/usage', text: words.nav.usage, icon: <Coins aria-hidden="true" />, shown: mayRead && !isGuest },
    { href: '/keys', text: words.nav.keys, icon: <KeyRound aria-hidden="true" />, shown: mayAdmin },
  ];
  return (
    <header className="top-bar">
      <a className="skip" href="#content">
        {words.skip}
      </a>
      <Link href="/" className="brand">
        <Mark />
        {words.appName}
      </Link>
      <nav aria-label={words.menu}>
        {places
          .filter(({ shown }) => shown)
          .map(({ href, text, icon }) => (
            <Link key={href} href={href} aria-current={path === href ? 'page' : undefined}>
              {icon}
              <span>{text}</span>
            </Link>
          ))}
      </nav>
      <SettingsMenu />
    </header>
  );
}

export const Mark = () => (
  <svg className="mark" viewBox="0 0 32 32" aria-hidden="true">
    <rect width="32" height="32" rx="8" fill="var(--accent)" />
    <path d="M8 9h16v4H8zM8 15h7v8H8zM17 15h7v3h-7zM17 20h7v3h-7z" fill="var(--on-accent)" />
  </svg>
);

/** Language, appearance, and the way out. */
export function SettingsMenu() {
  const words = useWords();
  const { language, speak } = useSpoken();
  const scheme = useScheme();
  const { signedIn } = useSession();
  const signOut = useSignOut();
  return (
    <MenuTrigger>
      <Button className="icon-button" aria-label={words.menu}>
        <Settings2 aria-hidden="true" />
      </Button>
      <Popover className="popover" placement="bottom end">
        <Menu
          className="list-box"
          onAction={(key) => {
            if (key === 'out') void signOut();
          }}
        >
          <MenuSection
            selectionMode="single"
            selectedKeys={[language]}
            onSelectionChange={(keys) => {
              if (keys !== 'all') speak(keys.has('de') ? 'de' : 'en');
            }}
          >
            <Header>{words.language}</Header>
            <MenuItem id="en" className="list-item">
              English
            </MenuItem>
            <MenuItem id="de" className="list-item">
              Deutsch
            </MenuItem>
          </MenuSection>
          <MenuSection
            selectionMode="single"
            selectedKeys={[scheme]}
            onSelectionChange={(keys) => {
              if (keys === 'all') return;
              const next = (['system', 'light', 'dark'] satisfies Scheme[]).find((one) => keys.has(one));
              if (next !== undefined) applyScheme(next);
            }}
          >
            <Header>{words.appearance}</Header>
            <MenuItem id="system" className="list-item">
              {words.schemes.system}
            </MenuItem>
            <MenuItem id="light" className="list-item">
              {words.schemes.light}
            </MenuItem>
            <MenuItem id="dark" className="list-item">
              {words.schemes.dark}
            </MenuItem>
          </MenuSection>
          <MenuSection>
            <MenuItem id="docs" className="list-item" href="/docs" target="_blank">
              {words.nav.reference}
            </MenuItem>
            {signedIn && (
              <MenuItem id="out" className="list-item">
                <LogOut aria-hidden="true" />
                {words.signIn.signOut}
              </MenuItem>
            )}
          </MenuSection>
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
