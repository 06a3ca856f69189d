import MyScreens
import ViewCodeCommands

ViewCodeCommand.main()
