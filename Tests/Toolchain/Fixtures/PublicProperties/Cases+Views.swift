import UIKit

extension Cases {
  func addViews() {
    make("UIActionSheet") {
      UIActionSheet(
        title: "a", delegate: nil, cancelButtonTitle: "b", destructiveButtonTitle: "c", otherButtonTitles: "d")
    }
    make("UIAlertView") {
      UIAlertView(title: "a", message: "b", delegate: nil, cancelButtonTitle: "c", otherButtonTitles: "d")
    }
    make("UIButton") {
      let styles: [UIButton.ButtonType] = [.system, .custom, .close, .infoLight, .contactAdd]
      var plain = UIButton.Configuration.filled()
      plain.title = "Save"
      plain.image = UIImage(systemName: "star")
      return styles.map { UIButton(type: $0) } + [UIButton(configuration: plain)]
    }
    make("UIActivityIndicatorView") {
      let view = UIActivityIndicatorView(style: .large)
      view.startAnimating()
      return view
    }
    make("UICalendarView") {
      let view = UICalendarView(frame: CGRect(x: 0, y: 0, width: 350, height: 400))
      view.selectionBehavior = UICalendarSelectionSingleDate(delegate: nil)
      return view
    }
    make("UICalendarSelectionMultiDate") { UICalendarSelectionMultiDate(delegate: nil) }
    make("UICalendarSelectionSingleDate") { UICalendarSelectionSingleDate(delegate: nil) }
    make("UICalendarSelectionWeekOfYear") { UICalendarSelectionWeekOfYear(delegate: nil) }
    reached("UICalendarSelection")
    make("UIContentUnavailableView") { UIContentUnavailableView(configuration: .empty()) }
    make("UIDatePicker") {
      let styles: [UIDatePickerStyle] = [.automatic, .compact, .inline, .wheels]
      return styles.map { style in
        let picker = UIDatePicker()
        picker.preferredDatePickerStyle = style
        return picker
      }
    }
    make("UIImageView") { UIImageView(image: UIImage(systemName: "star")) }
    make("UIInputView") { UIInputView(frame: CGRect(x: 0, y: 0, width: 300, height: 100), inputViewStyle: .keyboard) }
    make("UILabel") {
      let label = UILabel()
      label.text = "Some words that take two lines, or three."
      label.numberOfLines = 0
      return label
    }
    make("UIListContentView") {
      var content = UIListContentConfiguration.subtitleCell()
      content.text = "Title"
      content.secondaryText = "Subtitle"
      content.image = UIImage(systemName: "star")
      return UIListContentView(configuration: content)
    }
    make("UIPickerView") { PickerSource.picker() }
    make("UIScrollEdgeEffect") { UIScrollView().topEdgeEffect }
    make("UIScrollEdgeEffect.Style") { [UIScrollEdgeEffect.Style.automatic, .soft, .hard] }
    leaveOut("UISymbolEffectCompletionContext", because: "it is there when an effect of a symbol ends")
    make("UIProgressView") { UIProgressView(progressViewStyle: .bar) }
    make("UIScrollView") {
      let view = UIScrollView(frame: CGRect(x: 0, y: 100, width: 200, height: 100))
      view.contentSize = CGSize(width: 400, height: 400)
      view.refreshControl = UIRefreshControl()
      return view
    }
    make("UISearchBar") {
      let bar = UISearchBar()
      bar.showsCancelButton = true
      bar.scopeButtonTitles = ["A", "B"]
      bar.showsScopeBar = true
      return bar
    }
    make("UISearchToken") { UISearchToken(icon: UIImage(systemName: "star"), text: "token") }
    make("UISearchSuggestionItem") { UISearchSuggestionItem(localizedSuggestion: "suggestion") }
    make("UISegmentedControl") { UISegmentedControl(items: ["A", UIImage(systemName: "star")!]) }
    make("UIStackView") { UIStackView(arrangedSubviews: [UILabel(), UISwitch()]) }
    make("UIVisualEffectView") {
      [
        UIVisualEffectView(effect: UIBlurEffect(style: .regular)),
        UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark))),
      ]
    }
    make("UIBlurEffect") { UIBlurEffect(style: .light) }
    make("UIVibrancyEffect") { UIVibrancyEffect(blurEffect: UIBlurEffect(style: .light)) }
    make("UIWindow") { [self] in UIWindow(windowScene: host.window.windowScene!) }
    make("UIInterpolatingMotionEffect") {
      UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
    }
    make("UITargetedPreview") { [self] in
      let view = UILabel()
      stage.view.addSubview(view)
      defer { view.removeFromSuperview() }
      return [
        UITargetedPreview(view: view),
        UITargetedPreview(
          view: UIView(), parameters: UIPreviewParameters(),
          target: UIPreviewTarget(container: stage.view, center: .zero)),
      ]
    }
    make("UIDragPreview") { UIDragPreview(view: UILabel()) }
    make("UIDragPreviewParameters") { UIDragPreviewParameters() }
    make("UIDragPreviewTarget") { [self] in UIDragPreviewTarget(container: stage.view, center: .zero) }
    make("UITargetedDragPreview") { [self] in
      UITargetedDragPreview(
        view: UILabel(), parameters: UIDragPreviewParameters(),
        target: UIDragPreviewTarget(container: stage.view, center: .zero))
    }
    make("UIPreviewTarget") { [self] in UIPreviewTarget(container: stage.view, center: .zero) }
  }
}

/// A data source of a picker with two columns.
private final class PickerSource: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  private static let shared = PickerSource()

  static func picker() -> UIPickerView {
    let picker = UIPickerView()
    picker.dataSource = shared
    picker.delegate = shared
    return picker
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 5 }
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { "\(row)" }
}
