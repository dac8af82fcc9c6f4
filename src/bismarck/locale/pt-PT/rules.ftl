### Rule pages.
