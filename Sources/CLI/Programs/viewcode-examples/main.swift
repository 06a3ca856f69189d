import Examples
import ScreenCommands

// The previews register themselves, so that linking the module is sufficient.
ViewCodeCommand.main()
