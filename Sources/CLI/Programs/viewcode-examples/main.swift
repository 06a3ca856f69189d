import Examples
import ScreenCommands

// The previews register themselves; linking the module is all that the command needs of it.
ViewCodeCommand.main()
