"""Makes the website from the repository's pages: `Tools/make-site` has the command line."""
