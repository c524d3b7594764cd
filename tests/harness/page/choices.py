"""The choices of a question as a person sees them."""

from typing import Any

from playwright.async_api import expect

from harness.page.browser import CHOICE, BrowserUser

LOOKS = """(buttons) => buttons.map((button) => {
  const style = getComputedStyle(button);
  const names = [
    "backgroundColor", "backgroundImage", "color", "fontSize", "fontWeight", "fontStyle", "opacity",
    "boxShadow", "borderTopWidth", "borderTopStyle", "borderTopColor", "textDecorationLine", "animationName",
  ];
  const {width, height} = button.getBoundingClientRect();
  return [...names.map((name) => style[name]), Math.round(width), Math.round(height)];
})"""
"""Colour, weight and size of each choice."""
SETTLED = "() => document.getAnimations().every((each) => !(each instanceof CSSTransition))"
"""A colour fades when the finger leaves."""
NOTES = "[data-notes] li"


async def looks(user: BrowserUser) -> list[list[Any]]:
    """How each choice looks, with no finger and no focus on any of them."""
    await user.page.mouse.move(0, 0)
    await user.page.evaluate("document.activeElement?.blur()")
    await user.page.wait_for_selector(f"{CHOICE}:hover", state="detached")
    await user.page.wait_for_function(SETTLED)
    found: list[list[Any]] = await user.page.locator(CHOICE).evaluate_all(LOOKS)
    return found


async def keys(user: BrowserUser) -> list[str]:
    found: list[str] = await user.page.locator(CHOICE).evaluate_all(
        "(all) => all.map((b) => b.dataset.choice)"
    )
    return found


async def notes(user: BrowserUser) -> list[str]:
    """The sentences beside the question."""
    return [text.strip() for text in await user.page.locator(NOTES).all_text_contents()]


async def chooses(user: BrowserUser, key: str) -> None:
    await user.page.locator(f'{CHOICE}[data-choice^="{key}"]').first.click()


async def sets_device(user: BrowserUser, device: str) -> None:
    """Tap the eye beside one's own cards, if it does not say so already."""
    toggle = user.page.locator("[data-device]").first
    if await toggle.get_attribute("data-device") != device:
        await toggle.click()
    await expect(toggle).to_have_attribute("data-device", device)
