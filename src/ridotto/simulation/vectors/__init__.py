"""Many tables that are stepped at once: the loop over them, and the memory it works in."""
