@rem Scripts of package.json that serve begin with exec, by which a shell hands Ctrl+C on to them. The shell of Windows knows no such word.
@%*
