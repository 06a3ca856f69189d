import UIKit
import ViewHost

/// The supported metrics of controls.
@MainActor
enum ControlMetrics {
  private typealias Measure = @MainActor (_ numbers: [CGFloat]) throws(Unsupported) -> ControlAnswer

  /// The measurements by control and pattern of the metric.
  private static let all: [(control: String, metric: String, measure: Measure)] = [
    ("UISwitch", "intrinsic size", { _ in .size(UISwitch().intrinsicContentSize) }),
    ("UIStepper", "intrinsic size", { _ in .size(UIStepper().intrinsicContentSize) }),
    ("UIStepper", "defaults min/max/step/continuous/autorepeat/wraps", { _ in stepperDefaults() }),
    (
      "UISegmentedControl", "frame height on IB canvas",
      { _ throws(Unsupported) in try pinnedHeight(UISegmentedControl(items: ["First", "Second"])) }
    ),
    ("UISlider", "frame height on IB canvas", { _ throws(Unsupported) in try pinnedHeight(UISlider()) }),
    ("UIProgressView", "intrinsic height", { _ in .values([UIProgressView().intrinsicContentSize.height]) }),
    ("UIActivityIndicatorView", "size medium / large", { _ in activitySizes() }),
    ("UIPageControl", "height", { _ in .values([pages(3).intrinsicContentSize.height]) }),
    ("UITextField", "roundedRect height, # pt font", { .values([roundedField($0[0]).intrinsicContentSize.height]) }),
    ("UITextField", "roundedRect height", { _ in .values([roundedField(nil).intrinsicContentSize.height]) }),
    (
      "UITextField", "caret at # pt in a # high field",
      { numbers throws(Unsupported) in try caret(fontSize: numbers[0], height: numbers[1]) }
    ),
    ("UITextView", "default insets", { _ in textViewInsets() }),
    ("UIDatePicker", "wheels style size", { _ in wheelsHeight() }),
    ("UIRefreshControl", "height", { _ in .values([UIRefreshControl().intrinsicContentSize.height]) }),
    (
      "UIButton .system", "default title font / vertical padding",
      { _ throws(Unsupported) in try buttonFontAndPadding() }
    ),
    ("UIButton", "title truncation", { _ throws(Unsupported) in try titleTruncation() }),
    ("UILabel", "default hugging H / V, compression H / V", { _ in .values(priorities(UILabel())) }),
    ("UIView", "default hugging / compression priority", { _ in viewPriorities() }),
    ("UIView", "default layoutMargins", { _ in .values(UIView().layoutMargins.numbers) }),
    (
      "UIViewController root view", "systemMinimumLayoutMargins leading/trailing",
      { _ throws(Unsupported) in try rootMargins(widths: [320, 414]) }
    ),
  ]

  /// The missing features that rows require, by the prefix of the control.
  private static let missing: [(control: String, reason: String)] = [
    ("UISearchBar", "UISearchBar is not measured"),
    ("UINavigationBar", "UINavigationBar is not measured"),
    ("UINavigationController", "UINavigationController is not measured"),
    ("UITabBar", "UITabBar is not measured"),
    ("UIToolbar", "UIToolbar is not measured"),
    ("UITableView", "UITableView is not measured"),
    ("Alert", "alerts are not measured"),
    ("Page sheet", "sheets are not measured"),
    ("UILongPressGestureRecognizer", "gesture recognizers are not measured"),
    ("UIScrollView", "scrolling by finger is not measured"),
    ("Minimum touch target", "the row is a design guideline"),
  ]

  static func measure(_ row: ControlRow) throws(Unsupported) -> ControlAnswer {
    if !row.era.isOurs {
      throw Unsupported("the measured controls have the design of iOS 13 to 18, not of \(row.era.text)")
    }
    for entry in all where entry.control == row.control {
      guard let match = TextPattern(entry.metric).match(row.metric) else { continue }
      return try entry.measure(match.numbers)
    }
    if let entry = missing.first(where: { row.control.hasPrefix($0.control) }) { throw Unsupported(entry.reason) }
    throw Unsupported("the metric is unknown")
  }
}
