import UIKit
import ViewCode

// snippet: coordinator
final class FeedCoordinator: Coordinator<Never> {
  private let items: [any FeedItem]

  init(items: [any FeedItem]) {
    self.items = items
  }

  override func start() -> any CoordinatedScreen {
    let feed = FeedViewController(items: items)
    feed.onSelect = { [weak self] item in self?.open(item) }
    return feed
  }

  private func open(_ item: any FeedItem) {
    guard let photo = item as? Photo else { return }
    let controller = ContentViewController<PhotoScreen>(viewModel: PhotoScreen.ViewModel(photo: photo))
    controller.title = "Photo"
    controller.onEvent = { [weak controller] event in
      switch event {
      case .likeTapped: controller?.viewModel.isLiked.toggle()
      }
    }
    screen?.navigationController?.pushViewController(controller, animated: true)
  }
}
// snippet end

// snippet: preview
#Preview("Tutorial 8") {
  UINavigationController(rootViewController: FeedCoordinator(items: FeedSamples.items).begin())
}
// snippet end
