"""Reports as pages with plots."""
