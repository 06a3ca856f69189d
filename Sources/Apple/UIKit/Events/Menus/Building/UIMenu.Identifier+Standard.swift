/// The identifiers of the system's menus.
///
/// - Source: developer.apple.com/documentation/uikit/uimenu/identifier-swift.struct
extension UIMenu.Identifier {
  /// The root of all menus.
  public static let root = UIMenu.Identifier("com.apple.menu.root")
  /// The app's menu.
  public static let application = UIMenu.Identifier("com.apple.menu.application")
  /// The File menu.
  public static let file = UIMenu.Identifier("com.apple.menu.file")
  /// The Edit menu.
  public static let edit = UIMenu.Identifier("com.apple.menu.edit")
  /// The Format menu.
  public static let format = UIMenu.Identifier("com.apple.menu.format")
  /// The View menu.
  public static let view = UIMenu.Identifier("com.apple.menu.view")
  /// The Window menu.
  public static let window = UIMenu.Identifier("com.apple.menu.window")
  /// The Help menu.
  public static let help = UIMenu.Identifier("com.apple.menu.help")
  /// About, in the app's menu.
  public static let about = UIMenu.Identifier("com.apple.menu.about")
  /// Settings, in the app's menu.
  public static let preferences = UIMenu.Identifier("com.apple.menu.preferences")
  /// Services, in the app's menu.
  public static let services = UIMenu.Identifier("com.apple.menu.services")
  /// Hide and Show, in the app's menu.
  public static let hide = UIMenu.Identifier("com.apple.menu.hide")
  /// Quit, in the app's menu.
  public static let quit = UIMenu.Identifier("com.apple.menu.quit")
  /// New Window, in the File menu.
  public static let newScene = UIMenu.Identifier("com.apple.menu.new-scene")
  /// New, in the File menu.
  public static let newItem = UIMenu.Identifier("com.apple.menu.new-item")
  /// Open, in the File menu.
  public static let open = UIMenu.Identifier("com.apple.menu.open")
  /// Recent documents, in the File menu.
  public static let openRecent = UIMenu.Identifier("com.apple.menu.open-recent")
  /// Close, in the File menu.
  public static let close = UIMenu.Identifier("com.apple.menu.close")
  /// Print, in the File menu.
  public static let print = UIMenu.Identifier("com.apple.menu.print")
  /// Duplicate, Move, Rename and Export, in the File menu.
  public static let document = UIMenu.Identifier("com.apple.menu.document")
  /// Undo and Redo, in the Edit menu.
  public static let undoRedo = UIMenu.Identifier("com.apple.menu.undo-redo")
  /// Cut, Copy, Paste, Delete, Select and Select All, in the Edit menu.
  public static let standardEdit = UIMenu.Identifier("com.apple.menu.standard-edit")
  /// Find, in the Edit menu.
  public static let find = UIMenu.Identifier("com.apple.menu.find")
  /// The commands of the find panel.
  public static let findPanel = UIMenu.Identifier("com.apple.menu.find-panel")
  /// Replace, in the Edit menu.
  public static let replace = UIMenu.Identifier("com.apple.menu.replace")
  /// Share, in the Edit menu.
  public static let share = UIMenu.Identifier("com.apple.menu.share")
  /// Bold, Italic and Underline, in the Edit menu.
  public static let textStyle = UIMenu.Identifier("com.apple.menu.text-style")
  /// Spelling, in the Edit menu.
  public static let spelling = UIMenu.Identifier("com.apple.menu.spelling")
  /// The spelling panel.
  public static let spellingPanel = UIMenu.Identifier("com.apple.menu.spelling-panel")
  /// The spelling options.
  public static let spellingOptions = UIMenu.Identifier("com.apple.menu.spelling-options")
  /// Substitutions, in the Edit menu.
  public static let substitutions = UIMenu.Identifier("com.apple.menu.substitutions")
  /// The substitutions panel.
  public static let substitutionsPanel = UIMenu.Identifier("com.apple.menu.substitutions-panel")
  /// The substitution options.
  public static let substitutionOptions = UIMenu.Identifier("com.apple.menu.substitution-options")
  /// Text transformations.
  public static let transformations = UIMenu.Identifier("com.apple.menu.transformations")
  /// Speech.
  public static let speech = UIMenu.Identifier("com.apple.menu.speech")
  /// Look Up.
  public static let lookup = UIMenu.Identifier("com.apple.menu.lookup")
  /// Learn Spelling.
  public static let learn = UIMenu.Identifier("com.apple.menu.learn")
  /// AutoFill.
  public static let autoFill = UIMenu.Identifier("com.apple.menu.auto-fill")
  /// Fonts, in the Format menu.
  public static let font = UIMenu.Identifier("com.apple.menu.font")
  /// Text sizes.
  public static let textSize = UIMenu.Identifier("com.apple.menu.text-size")
  /// Text colors.
  public static let textColor = UIMenu.Identifier("com.apple.menu.text-color")
  /// Copy Style and Paste Style.
  public static let textStylePasteboard = UIMenu.Identifier("com.apple.menu.text-style-pasteboard")
  /// Text, in the Format menu.
  public static let text = UIMenu.Identifier("com.apple.menu.text")
  /// Writing directions.
  public static let writingDirection = UIMenu.Identifier("com.apple.menu.writing-direction")
  /// Text alignments.
  public static let alignment = UIMenu.Identifier("com.apple.menu.alignment")
  /// The toolbar, in the View menu.
  public static let toolbar = UIMenu.Identifier("com.apple.menu.toolbar")
  /// The sidebar, in the View menu.
  public static let sidebar = UIMenu.Identifier("com.apple.menu.sidebar")
  /// Full Screen, in the View menu.
  public static let fullscreen = UIMenu.Identifier("com.apple.menu.fullscreen")
  /// Minimize and Zoom, in the Window menu.
  public static let minimizeAndZoom = UIMenu.Identifier("com.apple.menu.minimize-and-zoom")
  /// Bring All to Front, in the Window menu.
  public static let bringAllToFront = UIMenu.Identifier("com.apple.menu.bring-all-to-front")
}
