import UIKit

/// The numeric properties of each class of views, with values of any size. Values with which UIKit stops a program are
/// omitted.
@MainActor
enum ViewNumbers {
  static func set(_ view: UIView, _ step: ViewStep) {
    switch view {
    case let label as UILabel: set(label, step)
    case let table as UITableView: set(table, step)
    case let collection as UICollectionView: set(collection, step)
    case let text as UITextView: set(text, step)
    case let scroll as UIScrollView: set(scroll, step)
    case let control as UIControl: set(control, step)
    case let stack as UIStackView:
      stack.isLayoutMarginsRelativeArrangement = step.second % 2 == 0
      if let view = stack.arrangedSubviews.last { stack.setCustomSpacing(step.length(0), after: view) }
    case let progress as UIProgressView: progress.setProgress(step.float(0), animated: step.second % 2 == 0)
    case let picker as UIPickerView: picker.selectRow(step.third % 20, inComponent: 0, animated: step.second % 2 == 0)
    case let image as UIImageView:
      image.image = UIImage(systemName: "star")?.withConfiguration(
        UIImage.SymbolConfiguration(pointSize: step.length(0)))
      image.animationDuration = step.numbers[1]
    default: setCommon(view, step)
    }
  }

  private static func setCommon(_ view: UIView, _ step: ViewStep) {
    switch step.second % 8 {
    case 0: view.alpha = step.length(0)
    case 1: view.bounds.origin = step.point
    case 2: view.center = step.point
    case 3: view.contentScaleFactor = step.length(0)
    case 4: view.layer.transform = CATransform3DMakeTranslation(step.length(0), step.length(1), step.length(2))
    case 5: view.layoutMargins = step.insets
    case 6:
      view.transform = CGAffineTransform(
        a: step.length(0), b: 0, c: step.length(1), d: step.length(2), tx: step.length(3), ty: 0)
    default:
      view.layer.sublayerTransform.m34 = step.length(0)
      view.layer.opacity = step.float(1)
    }
  }

  private static func set(_ label: UILabel, _ step: ViewStep) {
    switch step.second % 6 {
    case 0: label.numberOfLines = step.integer(0)
    case 1:
      label.adjustsFontSizeToFitWidth = true
      label.minimumScaleFactor = step.length(0)
    case 2: label.preferredMaxLayoutWidth = step.length(0)
    case 3: label.shadowOffset = step.size
    case 4: label.font = label.font.withSize(step.length(0))
    default: label.font = UIFont.systemFont(ofSize: step.length(0), weight: UIFont.Weight(rawValue: step.length(1)))
    }
  }

  private static func set(_ text: UITextView, _ step: ViewStep) {
    switch step.second % 5 {
    case 0: text.textContainerInset = step.insets
    case 1: text.textContainer.lineFragmentPadding = step.length(0)
    case 2: text.font = UIFont.systemFont(ofSize: step.length(0))
    case 3: text.textContainer.maximumNumberOfLines = step.integer(0)
    default: text.isScrollEnabled = step.third % 2 == 0
    }
  }

  private static func set(_ table: UITableView, _ step: ViewStep) {
    switch step.second % 8 {
    case 0: table.rowHeight = step.length(0)
    case 1: table.estimatedRowHeight = abs(step.length(0))
    case 2: table.sectionHeaderHeight = step.length(0)
    case 3: table.sectionFooterHeight = step.length(0)
    case 4: table.sectionHeaderTopPadding = abs(step.length(0))
    case 5: table.separatorInset = step.insets
    case 6: table.tableHeaderView = step.third % 3 == 0 ? nil : UIView(frame: CGRect(origin: .zero, size: step.size))
    default: set(table as UIScrollView, step)
    }
  }

  private static func set(_ collection: UICollectionView, _ step: ViewStep) {
    guard let layout = collection.collectionViewLayout as? UICollectionViewFlowLayout else { return }
    switch step.second % 6 {
    case 0: layout.itemSize = step.size
    case 1: layout.minimumLineSpacing = step.length(0)
    case 2: layout.minimumInteritemSpacing = step.length(0)
    case 3: layout.sectionInset = step.insets
    case 4: layout.headerReferenceSize = step.size
    default: set(collection as UIScrollView, step)
    }
  }

  private static func set(_ scroll: UIScrollView, _ step: ViewStep) {
    switch step.third % 7 {
    case 0 where !(scroll is UITableView || scroll is UICollectionView): scroll.contentSize = step.size
    case 1: scroll.contentInset = step.insets
    case 2:
      scroll.minimumZoomScale = step.length(0)
      scroll.maximumZoomScale = step.length(1)
      scroll.zoomScale = step.length(2)
    case 3:
      scroll.scrollRectToVisible(CGRect(origin: step.point, size: step.size), animated: step.fourth % 2 == 0)
    case 4: scroll.verticalScrollIndicatorInsets = step.insets
    case 5: scroll.decelerationRate = UIScrollView.DecelerationRate(rawValue: step.length(0))
    default: scroll.contentOffset = step.point
    }
  }

  private static func set(_ control: UIControl, _ step: ViewStep) {
    switch control {
    case let slider as UISlider:
      slider.minimumValue = step.float(0)
      slider.maximumValue = step.float(1)
      slider.setValue(step.float(2), animated: step.second % 2 == 0)
    case let stepper as UIStepper:
      // UIKit stops a program with an invalid range, or with a step that is not positive.
      let (low, high) = (min(step.numbers[0], step.numbers[1]), max(step.numbers[0], step.numbers[1]))
      if low < high {
        stepper.minimumValue = -.greatestFiniteMagnitude
        stepper.maximumValue = high
        stepper.minimumValue = low
      }
      if step.numbers[2] > 0 { stepper.stepValue = step.numbers[2] }
      stepper.value = step.numbers[3]
    case let pages as UIPageControl:
      pages.numberOfPages = step.integer(0)
      pages.currentPage = step.integer(1)
    case let segments as UISegmentedControl where segments.numberOfSegments > 0:
      let segment = step.third % segments.numberOfSegments
      segments.setWidth(abs(step.length(0)), forSegmentAt: segment)
      segments.setContentOffset(CGSize(width: step.length(1), height: step.length(2)), forSegmentAt: segment)
    case let date as UIDatePicker:
      date.setDate(Date(timeIntervalSinceReferenceDate: step.numbers[0]), animated: step.second % 2 == 0)
      date.countDownDuration = step.numbers[1]
    case let field as UITextField:
      field.font = UIFont.systemFont(ofSize: step.length(0))
      field.minimumFontSize = step.length(1)
    case let button as UIButton:
      var configuration = UIButton.Configuration.filled()
      configuration.contentInsets = NSDirectionalEdgeInsets(
        top: step.length(0), leading: step.length(1), bottom: step.length(2), trailing: step.length(3))
      configuration.imagePadding = step.length(1)
      configuration.background.cornerRadius = step.length(0)
      button.configuration = step.second % 3 == 0 ? nil : configuration
    default: break
    }
  }
}

extension ViewStep {
  fileprivate func length(_ index: Int) -> CGFloat { CGFloat(numbers[index]) }
  fileprivate func float(_ index: Int) -> Float { Float(numbers[index]) }
  fileprivate var point: CGPoint { CGPoint(x: numbers[0], y: numbers[1]) }
  fileprivate var size: CGSize { CGSize(width: numbers[2], height: numbers[3]) }
  fileprivate var insets: UIEdgeInsets {
    UIEdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }

  /// Returns a whole number of any size.
  fileprivate func integer(_ index: Int) -> Int {
    Int(exactly: numbers[index].rounded()) ?? (numbers[index] < 0 ? .min : .max)
  }
}
