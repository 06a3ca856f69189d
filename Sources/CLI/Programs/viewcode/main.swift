import ProjectCommands

ProjectCommand.main()
