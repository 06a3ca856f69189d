import CoreGraphics

/// The measures and appearance of one generation of the system's design, by component.
///
/// They never change. A trait determines the measures: code that lays out or draws a view uses the view's `measures`.
/// Lengths are in points.
package final class DesignMeasures: Sendable {
  /// The components of a generation. A field's initial value is that of iOS 13 to 18.
  package struct Components: Sendable {
    package var margins = MarginMeasures()
    package var materials = MaterialMeasures()
    package var glass = GlassMeasures()

    package var bars = BarMeasures()
    package var tabBars = TabBarMeasures()
    package var searchBars = SearchBarMeasures()

    package var tables = TableMeasures()
    package var cells = CellMeasures()
    package var swipes = SwipeMeasures()
    package var stacks = StackMeasures()
    package var splitViews = SplitViewMeasures()
    package var scrollIndicators = ScrollIndicatorMeasures()

    package var controls = ControlMeasures()
    package var buttons = ButtonMeasures()
    package var switches = SwitchMeasures()
    package var sliders = SliderMeasures()
    package var steppers = StepperMeasures()
    package var segmentedControls = SegmentedControlMeasures()
    package var progressViews = ProgressMeasures()
    package var pageControls = PageControlMeasures()
    package var textFields = TextFieldMeasures()
    package var colorWells = ColorWellMeasures()
    package var activityIndicators = ActivityIndicatorMeasures()
    package var refreshControls = RefreshControlMeasures()
    package var pickers = PickerMeasures()
    package var datePickers = DatePickerMeasures()

    package var transitions = TransitionMeasures()
    package var alerts = AlertMeasures()
    package var actionSheets = ActionSheetMeasures()
    package var sheets = SheetMeasures()
    package var popovers = PopoverMeasures()
    package var menus = MenuMeasures()
    package var editMenus = EditMenuMeasures()
    package var keyboards = KeyboardMeasures()
    package var systemBars = SystemBarMeasures()
    package var palette = SystemPalette.iOS13
  }

  private let components: Components

  package init(_ components: Components = Components()) {
    self.components = components
  }

  /// Returns measures that differ from these in the properties that `change` sets.
  package func varied(_ change: (inout Components) -> Void) -> DesignMeasures {
    var components = components
    change(&components)
    return DesignMeasures(components)
  }

  // MARK: - Generations

  /// iOS 7 to 12, as far as layout depends on the differences. The appearance is that of iOS 13.
  package static let iOS7 = iOS13.varied {
    $0.progressViews = .iOS7
    $0.pageControls = .iOS7
    $0.cells = .iOS7
  }

  /// iOS 13 to 18: the measures of every running app.
  package static let iOS13 = DesignMeasures()

  /// iOS 26 and 27: the measures of every app that is built with their SDKs.
  package static let iOS26 = iOS13.varied {
    $0.palette = .iOS26
    $0.margins = .iOS26
    $0.bars = .iOS26
    $0.tabBars = .iOS26
    $0.searchBars = .iOS26
    $0.tables = .iOS26
    $0.cells = .iOS26
    $0.controls = .iOS26
    $0.buttons = .iOS26
    $0.switches = .iOS26
    $0.sliders = .iOS26
    $0.steppers = .iOS26
    $0.segmentedControls = .iOS26
    $0.alerts = .iOS26
    $0.sheets = .iOS26
    $0.popovers = .iOS26
    $0.transitions = .iOS26
    $0.menus = .iOS26
    $0.keyboards = .iOS26
    $0.pageControls = .iOS26
    $0.pickers = .iOS26
  }

  /// The canvas of Xcode 26, whose rows and search bars have other frames than on an iPhone, and whose bars are those
  /// of iOS 18 here.
  package static let iOS26Canvas = iOS13.varied {
    $0.palette = .iOS26
    $0.switches = .iOS26
    $0.sliders = .iOS26Canvas
    $0.searchBars = .iOS26Canvas
    $0.tables = .iOS26Canvas
    $0.cells = .iOS26Canvas
  }

  /// iOS 13 to 18 with the sides of lists of iOS 16 to 18. SwiftUI's lists, which are not tables there, have larger
  /// insets on narrow phones. Seen in pictures of iOS 18.2 at a width of 390 points.
  private static let iOS16Lists = iOS13.varied { $0.tables.narrowSectionInset = $0.tables.wideSectionInset }

  /// iOS 26 with the sides of SwiftUI's lists, which are those of views. Seen in pictures at a width of 390 points.
  private static let iOS26Lists = iOS26.varied { $0.margins.wideTableWidth = nil }

  /// Returns a generation with the sides of SwiftUI's lists since iOS 16.
  static func lists(of generation: DesignGeneration) -> DesignMeasures {
    switch generation {
    case .iOS13: iOS16Lists
    case .iOS26: iOS26Lists
    }
  }
}

extension DesignMeasures {
  package var margins: MarginMeasures { components.margins }
  package var materials: MaterialMeasures { components.materials }
  package var glass: GlassMeasures { components.glass }
  package var palette: SystemPalette { components.palette }
  package var bars: BarMeasures { components.bars }
  package var tabBars: TabBarMeasures { components.tabBars }
  package var searchBars: SearchBarMeasures { components.searchBars }
  package var tables: TableMeasures { components.tables }
  package var cells: CellMeasures { components.cells }
  package var swipes: SwipeMeasures { components.swipes }
  package var stacks: StackMeasures { components.stacks }
  package var splitViews: SplitViewMeasures { components.splitViews }
  package var scrollIndicators: ScrollIndicatorMeasures { components.scrollIndicators }
  package var controls: ControlMeasures { components.controls }
  package var buttons: ButtonMeasures { components.buttons }
  package var switches: SwitchMeasures { components.switches }
  package var sliders: SliderMeasures { components.sliders }
  package var steppers: StepperMeasures { components.steppers }
  package var segmentedControls: SegmentedControlMeasures { components.segmentedControls }
  package var progressViews: ProgressMeasures { components.progressViews }
  package var pageControls: PageControlMeasures { components.pageControls }
  package var textFields: TextFieldMeasures { components.textFields }
  package var colorWells: ColorWellMeasures { components.colorWells }
  package var activityIndicators: ActivityIndicatorMeasures { components.activityIndicators }
  package var refreshControls: RefreshControlMeasures { components.refreshControls }
  package var pickers: PickerMeasures { components.pickers }
  package var datePickers: DatePickerMeasures { components.datePickers }
  package var transitions: TransitionMeasures { components.transitions }
  package var alerts: AlertMeasures { components.alerts }
  package var actionSheets: ActionSheetMeasures { components.actionSheets }
  package var sheets: SheetMeasures { components.sheets }
  package var popovers: PopoverMeasures { components.popovers }
  package var menus: MenuMeasures { components.menus }
  package var editMenus: EditMenuMeasures { components.editMenus }
  package var keyboards: KeyboardMeasures { components.keyboards }
  package var systemBars: SystemBarMeasures { components.systemBars }
}

/// Equal measures are the same object, because each generation and each variation is created once.
extension DesignMeasures: Hashable {
  package static func == (first: DesignMeasures, second: DesignMeasures) -> Bool { first === second }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The measures of several kinds of controls. Judged by eye from screenshots of iOS 13 to 18.
package struct ControlMeasures: Sendable {
  /// The opacity of a disabled control.
  package var disabledAlpha: CGFloat = 0.5
  /// The opacity of the title and image of a touched button or bar item.
  package var touchedAlpha: CGFloat = 0.2
  /// The color of the lines between the halves of steppers and between segments.
  package var dividerColor = UIColor(red: 142 / 255, green: 142 / 255, blue: 147 / 255, alpha: 0.3)
  package var dividerWidth: CGFloat = 1

  static let iOS26: ControlMeasures = {
    var measures = ControlMeasures()
    // design-26: D199.
    measures.dividerColor = .shade(light: (180 / 255, 1), dark: (1, 0.25))
    return measures
  }()
}

/// The values of the system's dynamic colors.
package enum SystemPalette: Sendable {
  /// The values of iOS 13 to 18.
  case iOS13
  /// The values in the Human Interface Guidelines since June 2025. Colors that they do not list are unchanged.
  case iOS26
}

extension UIColor {
  /// Returns white, black, or a gray between them, for each of the two styles.
  static func shade(
    light: (white: CGFloat, alpha: CGFloat), dark: (white: CGFloat, alpha: CGFloat)
  ) -> UIColor {
    UIColor { traits in
      traits.userInterfaceStyle == .dark
        ? UIColor(white: dark.white, alpha: dark.alpha) : UIColor(white: light.white, alpha: light.alpha)
    }
  }
}
