import CoreGraphics
import Foundation

/// A controller that offers activities for data. Hosts have no activities other than those of the app.
///
/// - Source: developer.apple.com/documentation/uikit/uiactivityviewcontroller
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
  /// A closure that is called when the user performed an activity or dismissed the controller.
  ///
  /// Its arguments are the type of the chosen activity, if any, whether it was completed, the returned data, and an
  /// error.
  public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

  private final let items: [Any]
  private final let activities: [UIActivity]
  private final var hasChosen = false

  /// Creates a controller for data.
  ///
  /// - Parameters:
  ///   - activityItems: The data, or `UIActivityItemSource` objects that provide it.
  ///   - applicationActivities: The app's own activities.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    items = activityItems
    activities = applicationActivities ?? []
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) {
    fatalError("UIActivityViewController must be created with its items")
  }

  /// The types of activities that are not offered.
  ///
  /// - Default: `nil`.
  open var excludedActivityTypes: [UIActivity.ActivityType]?

  /// A closure that is called at the end.
  ///
  /// - Default: `nil`.
  open var completionWithItemsHandler: UIActivityViewController.CompletionWithItemsHandler?

  /// The offered activities.
  final var offered: [UIActivity] {
    let placeholders = items.map { item in
      (item as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(self) ?? item
    }
    return activities.filter { activity in
      if let type = activity.activityType, excludedActivityTypes?.contains(type) == true { return false }
      return activity.canPerform(withActivityItems: placeholders)
    }
  }

  /// Returns the data for an activity.
  package func items(for type: UIActivity.ActivityType?) -> [Any] {
    items.compactMap { item in
      guard let source = item as? any UIActivityItemSource else { return item }
      return source.activityViewController(self, itemForActivityType: type)
    }
  }

  /// Performs the activity that the user chose.
  final func choose(_ activity: UIActivity) {
    guard !hasChosen else { return }
    hasChosen = true
    activity.prepare(withActivityItems: items(for: activity.activityType))
    let handler = completionWithItemsHandler
    activity.onFinish = { [weak self] completed in
      let report: () -> Void = { handler?(activity.activityType, completed, nil, nil) }
      guard let self, presentingViewController != nil else { return report() }
      dismiss(animated: true, completion: report)
    }
    if let controller = activity.activityViewController {
      present(controller, animated: true)
    } else {
      activity.perform()
    }
  }

  open override func loadView() {
    let view = UIView(frame: UIScreen.main.bounds)
    view.backgroundColor = .systemGroupedBackground
    let stack = UIStackView()
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    for activity in offered {
      var configuration = UIButton.Configuration.gray()
      configuration.title = activity.activityTitle
      configuration.image = activity.activityImage
      configuration.imagePadding = 12
      stack.addArrangedSubview(
        UIButton(
          configuration: configuration, primaryAction: UIAction { [weak self] _ in self?.choose(activity) }))
    }
    stack.spacing = 8
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor, constant: 24),
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
    self.view = view
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard isBeingDismissed, !hasChosen else { return }
    hasChosen = true
    completionWithItemsHandler?(nil, false, nil, nil)
  }
}
