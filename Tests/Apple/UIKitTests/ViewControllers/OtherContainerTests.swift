import TestHosts
import Testing

@testable import UIKit

@MainActor
@Suite(.ownHosts)
struct OtherContainerTests {
  let log = CallLog()

  init() { StandardScreen.make() }

  // MARK: - Pages

  @Test(
    "a page's constraints are solved in the size that it is shown in, however its view was made",
    arguments: [false, true])
  func pagesAreNeverNarrow(isLate: Bool) {
    let test = TestWindow()
    final class Page: UIViewController {
      var widths: [CGFloat] = []

      override func loadView() {
        let (view, inner) = (UIView(), UIView())
        view.addSubview(inner)
        inner.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
          inner.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
          inner.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
          inner.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 10),
          inner.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -10),
        ])
        self.view = view
      }

      override func viewDidLayoutSubviews() { widths.append(view.bounds.width) }
    }
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    let (first, second) = (Page(), Page())
    let conflicts = reportedConflicts {
      if !isLate { pages.setViewControllers([first], direction: .forward, animated: false) }
      // The container is custom, and constraints lay out its view.
      let root = UIViewController()
      root.addChild(pages)
      place(pages.view, in: root.view)
      NSLayoutConstraint.activate([
        pages.view.leadingAnchor.constraint(equalTo: root.view.leadingAnchor),
        pages.view.trailingAnchor.constraint(equalTo: root.view.trailingAnchor),
        pages.view.topAnchor.constraint(equalTo: root.view.topAnchor),
        pages.view.bottomAnchor.constraint(equalTo: root.view.bottomAnchor),
      ])
      pages.didMove(toParent: root)
      if isLate { pages.setViewControllers([first], direction: .forward, animated: false) }
      test.show(root)
      pages.setViewControllers([second], direction: .forward, animated: true)
      test.frame()
    }
    #expect(conflicts.isEmpty)
    #expect(Set(first.widths + second.widths) == [393])
  }

  // MARK: - Split

  @Test func columnsLieSideBySideOnATablet() {
    let test = TestWindow(.tablet)
    defer { StandardScreen.make() }
    let split = UISplitViewController(style: .doubleColumn)
    let (list, detail) = (LoggingController("L", log), LoggingController("D", log))
    split.setViewController(list, for: .primary)
    split.setViewController(detail, for: .secondary)
    let entries = log.during { test.show(split) }
    #expect(
      entries.filter { !$0.contains("ove") } == [
        "L load", "L willAppear", "D load", "D willAppear", "L isAppearing", "D isAppearing", "L didAppear",
        "D didAppear",
      ])
    #expect(!split.isCollapsed)
    #expect(split.displayMode == .oneBesideSecondary)
    #expect(list.navigationController?.view.frame == CGRect(x: 0, y: 0, width: 320, height: 834))
    #expect(detail.navigationController?.view.frame == CGRect(x: 320, y: 0, width: 874, height: 834))
    #expect(list.traitCollection.horizontalSizeClass == .compact)
    #expect(detail.traitCollection.horizontalSizeClass == .regular)
    #expect(split.viewController(for: .secondary) === detail)
    #expect(list.splitViewController === split)
    split.hide(.primary)
    test.frame()
    #expect(split.displayMode == .secondaryOnly)
    #expect(detail.navigationController?.view.frame == CGRect(x: 0, y: 0, width: 1194, height: 834))
    #expect(list.view.window == nil)
    split.show(.primary)
    test.frame()
    #expect(list.view.window != nil)
    split.preferredPrimaryColumnWidth = 400
    test.frame()
    #expect(split.primaryColumnWidth == 400)
    #expect(detail.navigationController?.view.frame.minX == 400)
  }

  @Test func columnsAreOneStackOnAPhone() {
    let test = TestWindow()
    let split = UISplitViewController(style: .doubleColumn)
    let (list, detail) = (LoggingController("L", log), LoggingController("D", log))
    split.setViewController(list, for: .primary)
    split.setViewController(detail, for: .secondary)
    test.show(split)
    #expect(split.isCollapsed)
    let navigation = list.navigationController
    #expect(navigation?.viewControllers == [list, detail])
    #expect(detail.view.window != nil)
    navigation?.popViewController(animated: true)
    test.frame()
    #expect(list.view.window != nil)
    split.showDetailViewController(LoggingController("E", log), sender: nil)
    test.frame()
    #expect(navigation?.viewControllers.count == 2)
  }

  @Test func columnsBecomeOneAndComeApartWithTheWidth() {
    let test = TestWindow(.tablet)
    defer { StandardScreen.make() }
    let split = UISplitViewController(style: .doubleColumn)
    let (list, detail) = (LoggingController("L", log), LoggingController("D", log))
    split.setViewController(list, for: .primary)
    split.setViewController(detail, for: .secondary)
    test.show(split)
    let secondary = detail.navigationController
    var narrow = ScreenConfiguration.tablet
    narrow.size = CGSize(width: 320, height: 834)
    narrow.horizontalSizeClass = .compact
    test.scene.screen.adopt(narrow)
    test.frame()
    #expect(split.isCollapsed)
    #expect(list.navigationController?.viewControllers == [list, detail])
    #expect(detail.view.window != nil && list.view.window == nil)
    #expect(list.navigationController?.view.frame == CGRect(x: 0, y: 0, width: 320, height: 834))
    test.scene.screen.adopt(.tablet)
    test.frame()
    #expect(!split.isCollapsed)
    #expect(list.navigationController?.viewControllers == [list])
    #expect(detail.navigationController === secondary)
    #expect(detail.view.window != nil && list.view.window != nil)
    #expect(secondary?.view.frame == CGRect(x: 320, y: 0, width: 874, height: 834))
  }

  @Test func theDelegateSaysWhatIsOnTop() {
    let test = TestWindow()
    let split = UISplitViewController(style: .doubleColumn)
    let decider = ListOnTop()
    split.delegate = decider
    let list = UIViewController()
    split.setViewController(list, for: .primary)
    split.setViewController(UIViewController(), for: .secondary)
    test.show(split)
    #expect(list.navigationController?.viewControllers == [list])
  }

  private final class ListOnTop: UISplitViewControllerDelegate {
    func splitViewController(
      _ svc: UISplitViewController,
      topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { .primary }
  }

  // MARK: - Pages

  @Test func pagesFollowEachOther() {
    let test = TestWindow()
    let pages = Pages(["A", "B", "C"].map { LoggingController($0, log) }, log)
    let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    controller.dataSource = pages
    controller.delegate = pages
    controller.setViewControllers([pages.all[0]], direction: .forward, animated: false)
    test.show(controller)
    #expect(controller.viewControllers == [pages.all[0]])
    let turned = log.during {
      #expect(controller.turnByUser(.forward))
      test.frame()
    }
    #expect(
      turned == [
        "will turn to B", "A willMove out", "B willMove in", "B load", "A willDisappear", "B willAppear",
        "B isAppearing",
        "A didDisappear", "B didAppear", "A didMove out", "B didMove in", "turned true",
      ])
    #expect(pages.all[1].view.frame == CGRect(x: 0, y: 0, width: 393, height: 792))
    // Drags a finger that turns a page, or releases it before.
    func drag(to end: CGFloat) {
      let finger = HostFinger(down: CGPoint(x: 350, y: 400), in: test.window)
      for x in stride(from: CGFloat(330), through: end, by: -20) {
        HostTime.advance(AppHost.current, by: 0.1, frameRate: 60) { WindowFrame.make(for: test.window) }
        finger.move(to: CGPoint(x: x, y: 400))
      }
      HostTime.advance(AppHost.current, by: 0.3, frameRate: 60) { WindowFrame.make(for: test.window) }
      finger.lift()
      test.frame()
    }
    let fallenBack = log.during { drag(to: 250) }
    #expect(fallenBack.first == "will turn to C")
    #expect(fallenBack.last == "turned false")
    #expect(controller.viewControllers == [pages.all[1]])
    #expect(pages.all[1].view.window != nil && pages.all[2].parent == nil)
    drag(to: 50)
    #expect(controller.viewControllers == [pages.all[2]])
    #expect(controller.turnByUser(.reverse))
    test.frame()
    #expect(controller.turnByUser(.reverse))
    test.frame()
    #expect(!controller.turnByUser(.reverse))
    var completed: [Bool] = []
    controller.setViewControllers([pages.all[2]], direction: .forward, animated: true) { completed.append($0) }
    test.frame()
    #expect(completed == [true])
    #expect(controller.children == [pages.all[2]])
  }

  @MainActor
  private final class Pages: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let all: [LoggingController]
    let log: CallLog

    init(_ all: [LoggingController], _ log: CallLog) {
      self.all = all
      self.log = log
      super.init()
    }

    private func page(_ controller: UIViewController, _ offset: Int) -> UIViewController? {
      guard let index = all.firstIndex(where: { $0 === controller }), all.indices.contains(index + offset) else {
        return nil
      }
      return all[index + offset]
    }
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { page(viewController, -1) }
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { page(viewController, 1) }
    func presentationCount(for pageViewController: UIPageViewController) -> Int { all.count }
    func pageViewController(
      _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) {
      log.note("will turn to \((pendingViewControllers.first as? LoggingController)?.name ?? "?")")
    }
    func pageViewController(
      _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
      log.note("turned \(completed)")
    }
  }

  // MARK: - Search

  @Test func aSearchShowsItsResultsOverTheScreen() {
    let test = TestWindow()
    let (root, results) = (UIViewController(), LoggingController("R", log))
    let search = UISearchController(searchResultsController: results)
    let updater = Updater(log)
    search.searchResultsUpdater = updater
    search.delegate = updater
    root.navigationItem.searchController = search
    root.navigationItem.hidesSearchBarWhenScrolling = false
    let navigation = UINavigationController(rootViewController: root)
    test.show(navigation)
    #expect(navigation.navigationBar.frame.height == 96)
    #expect(search.searchBar.isDescendant(of: navigation.navigationBar))
    let begun = log.during {
      search.searchBar.becomeFirstResponder()
      test.frame()
    }
    #expect(begun == ["willPresent", "update ''", "didPresent"])
    #expect(search.isActive)
    let typed = log.during {
      HostKeyboard(for: test.window).type("a")
      test.frame()
    }
    #expect(typed.contains("update 'a'"))
    #expect(results.view.window != nil)
    let ended = log.during {
      search.isActive = false
      test.frame()
    }
    #expect(ended.first == "willDismiss")
    #expect(ended.contains("update ''"))
    #expect(results.view.window == nil)
    #expect(search.searchBar.text == "")
    #expect(root.children.isEmpty)
  }

  @Test func theFieldStandsRightBelowTheLargeTitle() throws {
    let test = TestWindow()
    let (root, search) = (UIViewController(), UISearchController(searchResultsController: nil))
    root.title = "Title"
    root.navigationItem.searchController = search
    root.navigationItem.hidesSearchBarWhenScrolling = false
    let navigation = UINavigationController(rootViewController: root)
    navigation.navigationBar.prefersLargeTitles = true
    test.show(navigation)
    let field = search.searchBar.searchTextField
    func frame() -> CGRect { field.convert(field.bounds, to: navigation.navigationBar) }
    #expect(navigation.navigationBar.frame.height == 148)
    #expect(frame() == CGRect(x: 16, y: 97, width: 361, height: 36))
    let top = root.view.safeAreaInsets.top
    // A search bar replaces the title, and the content below moves up.
    search.isActive = true
    test.frame()
    #expect(navigation.navigationBar.frame.height == 56)
    #expect(frame().minY == 10)
    #expect(root.view.safeAreaInsets.top == top - 92)
    #expect(navigation.navigationBar.parts.largeTitle.isHidden && navigation.navigationBar.parts.title.alpha == 0)
    search.isActive = false
    test.frame()
    #expect(navigation.navigationBar.frame.height == 148)
    #expect(frame().minY == 97)
    #expect(!navigation.navigationBar.parts.largeTitle.isHidden)
    // An app may keep the title.
    search.hidesNavigationBarDuringPresentation = false
    search.isActive = true
    test.frame()
    #expect(navigation.navigationBar.frame.height == 148)
  }

  @Test("proposals lie over the screen while a search is under way; a tap on one tells the updater")
  func suggestions() throws {
    let test = TestWindow()
    let (root, search, updater) = (UIViewController(), UISearchController(searchResultsController: nil), Updater(log))
    root.navigationItem.searchController = search
    search.searchResultsUpdater = updater
    search.searchSuggestions = [
      UISearchSuggestionItem(
        localizedSuggestion: "Berries", localizedDescription: "All berries", iconImage: UIImage(systemName: "leaf")),
      UISearchSuggestionItem(localizedSuggestion: "Citrus"),
    ]
    test.show(UINavigationController(rootViewController: root))
    #expect(root.children.isEmpty)
    search.isActive = true
    test.frame()
    let list = try #require(search.view.subviews.lazy.compactMap { $0 as? UITableView }.first)
    #expect(list.window != nil && list.numberOfRows(inSection: 0) == 2)
    let row = try #require(list.cellForRow(at: IndexPath(row: 1, section: 0)))
    let entries = log.during { test.tap(row) }
    #expect(entries == ["chose Citrus"])
    search.searchSuggestions = nil
    test.frame()
    #expect(list.window == nil && root.children.isEmpty)
  }

  @Test("a search begun while its screen appears is there in the first frame; what an app types is searched for")
  func searchesThatAreThere() {
    @MainActor
    final class Searched: UIViewController {
      let search = UISearchController(searchResultsController: nil)

      override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.searchController = search
        navigationItem.hidesSearchBarWhenScrolling = false
        search.searchBar.scopeButtonTitles = ["All", "Some"]
      }

      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        search.isActive = true
        search.searchBar.text = "be"
      }
    }
    let test = TestWindow()
    let (root, updater) = (Searched(), Updater(log))
    root.search.searchResultsUpdater = updater
    #expect(root.search.searchBar.placeholder == "Search")
    let navigation = UINavigationController(rootViewController: root)
    navigation.navigationBar.prefersLargeTitles = true
    test.show(navigation)
    let bar = root.search.searchBar
    #expect(bar.parts.cancel.layer.animationKeys() == nil && bar.layer.animationKeys() == nil)
    #expect(bar.layer.presentation().map(\.frame) == bar.frame)
    #expect(bar.parts.field.layer.presentation()?.frame.maxX == bar.parts.field.frame.maxX)
    #expect(bar.parts.scope.frame.minY >= bar.parts.field.frame.maxY)
    #expect(navigation.navigationBar.frame.height == 102)
    #expect(log.entries.last == "update 'be'")
    #expect(log.during { bar.text = "be" }.isEmpty)
    #expect(log.during { root.search.isActive = false } == ["update ''"])
  }

  @MainActor
  private final class Updater: NSObject, UISearchResultsUpdating, UISearchControllerDelegate {
    let log: CallLog

    init(_ log: CallLog) {
      self.log = log
      super.init()
    }

    func updateSearchResults(for searchController: UISearchController) {
      log.note("update '\(searchController.searchBar.text ?? "")'")
    }
    func updateSearchResults(
      for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
    ) {
      log.note("chose \(searchSuggestion.localizedSuggestion ?? "")")
    }
    func willPresentSearchController(_ searchController: UISearchController) { log.note("willPresent") }
    func didPresentSearchController(_ searchController: UISearchController) { log.note("didPresent") }
    func willDismissSearchController(_ searchController: UISearchController) { log.note("willDismiss") }
  }

  // MARK: - Activities

  @Test func anActivityGetsTheItemsAndEndsTheSheet() {
    let test = TestWindow()
    let root = UIViewController()
    test.show(root)
    let (kept, left) = (Noting("keep"), Noting("left"))
    let controller = UIActivityViewController(activityItems: ["text", 7], applicationActivities: [kept, left])
    controller.excludedActivityTypes = [UIActivity.ActivityType("left")]
    var report: [String] = []
    controller.completionWithItemsHandler = { type, completed, _, _ in
      report.append("\(type?.rawValue ?? "none") \(completed)")
    }
    root.present(controller, animated: true)
    test.frame()
    #expect(controller.offered == [kept])
    controller.choose(kept)
    test.frame()
    #expect(kept.items == ["text", "7"])
    #expect(report == ["keep true"])
    #expect(root.presentedViewController == nil)
  }

  @Test func aProviderGivesItsItemToTheChosenActivityOnly() {
    final class Report: UIActivityItemProvider {
      override var item: Any { "report for \(activityType?.rawValue ?? "nobody")" }
    }
    let report = Report(placeholderItem: "a report")
    let controller = UIActivityViewController(activityItems: [report], applicationActivities: nil)
    #expect(report.activityViewControllerPlaceholderItem(controller) as? String == "a report")
    #expect(controller.items(for: .mail) as? [String] == ["report for \(UIActivity.ActivityType.mail.rawValue)"])
    #expect(report.activityType == nil)
    #expect(UIActivityItemProvider(placeholderItem: 7).item as? Int == 7)
  }

  private final class Noting: UIActivity {
    let name: String
    var items: [String] = []

    init(_ name: String) {
      self.name = name
      super.init()
    }
    override var activityType: UIActivity.ActivityType? { UIActivity.ActivityType(name) }
    override var activityTitle: String? { name }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool { !activityItems.isEmpty }
    override func prepare(withActivityItems activityItems: [Any]) { items = activityItems.map { "\($0)" } }
  }

  @Test("the scopes of a search come when its activation says so")
  func scopeBarActivation() {
    func search(_ activation: UISearchController.ScopeBarActivation) -> UISearchController {
      let search = UISearchController(searchResultsController: nil)
      search.searchBar.scopeButtonTitles = ["All", "Some"]
      search.scopeBarActivation = activation
      return search
    }
    let start = search(.onSearchActivation)
    start.beginSearch()
    #expect(start.searchBar.showsScopeBar)
    let words = search(.onTextEntry)
    words.beginSearch()
    #expect(!words.searchBar.showsScopeBar)
    words.searchBar.text = "a"
    #expect(words.searchBar.showsScopeBar)
    words.searchBar.text = ""
    #expect(!words.searchBar.showsScopeBar)
    let manual = search(.manual)
    manual.beginSearch()
    #expect(!manual.searchBar.showsScopeBar && !manual.automaticallyShowsScopeBar)
  }
}
