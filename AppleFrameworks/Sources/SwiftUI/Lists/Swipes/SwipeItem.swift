import UIKit

/// A button that a swipe reveals.
struct SwipeItem {
  let title: String?
  let image: UIImage?
  let role: ButtonRole?
  let tint: UIColor?
  let perform: @MainActor () -> Void

  @MainActor
  var action: UIContextualAction {
    let perform = perform
    let made = UIContextualAction(style: role == .destructive ? .destructive : .normal, title: title) { _, _, done in
      perform()
      done(true)
    }
    // A button with an image displays only the image.
    made.image = image
    if image != nil { made.title = nil }
    if let tint { made.backgroundColor = tint }
    return made
  }
}

/// A preference for the swipe buttons of views.
enum SwipeItems: PreferenceKey {
  static var defaultValue: [SwipeItem] { [] }
  static func reduce(value: inout [SwipeItem], nextValue: () -> [SwipeItem]) { value += nextValue() }
}
