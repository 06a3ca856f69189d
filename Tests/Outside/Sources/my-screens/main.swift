import MyScreens
import ScreenCommands

ViewCodeCommand.main()
