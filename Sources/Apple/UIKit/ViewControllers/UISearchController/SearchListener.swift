/// What a search controller hears of its bar, beside the app's delegate.
@MainActor
final class SearchListener {
  weak var controller: UISearchController?

  func didBeginEditing() { controller?.beginSearch() }

  func textDidChange() { controller?.textDidChange() }

  func cancelWasTapped() { controller?.endSearch() }
}
