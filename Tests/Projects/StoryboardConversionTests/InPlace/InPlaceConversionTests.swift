import Foundation
import StoryboardConversion
import Testing

@Suite struct InPlaceConversionTests {
  @Test func allScenesAndViewsOfTheExampleGoIntoTheirClasses() throws {
    let result = try StoryboardApp().converted()
    #expect(result.stays.map(\.reason) == [])
    #expect(result.converted.count == 8)
    for file in ["Base.lproj/Main.storyboard", "TripCell.xib", "BannerView.xib", "SettingsViewController.xib"] {
      #expect(result.goes("Trips/\(file)"), "\(file)")
    }
    for (path, text) in result.changes.texts where path.hasSuffix(".swift") {
      #expect(text?.contains("@IBOutlet") == false && text?.contains("@IBAction") == false, "\(path)")
      // Added code is separated from the next member, and no two empty lines follow each other.
      #expect(text?.contains("\n\n\n") == false, "\(path)")
      #expect(text?.contains("%") == false, "\(path)")
    }
  }

  @Test func theProjectsFileLosesLinesAndChangesNone() throws {
    let app = try StoryboardApp()
    let path = "Trips.xcodeproj/project.pbxproj"
    let before = try #require(app.texts[path]).split(separator: "\n", omittingEmptySubsequences: false)
    let after = try #require(try app.converted().text(path)).split(separator: "\n", omittingEmptySubsequences: false)
    let difference = after.difference(from: before)
    #expect(difference.insertions.isEmpty)
    #expect(difference.removals.count == 24)
    #expect(!after.contains { $0.contains(".xib") || $0.contains("storyboard") })
  }

  @Test func outletsWithObserversAreAssignedAndOthersAreConstants() throws {
    let text = try #require(try StoryboardApp().converted().text("Trips/TripViewController.swift"))
    #expect(text.contains("    let placeLabel: UILabel = {\n"))
    // `daysLabel?.text` still compiles.
    #expect(text.contains("    private let daysLabel: UILabel! = {\n"))
    #expect(text.contains("    var noteLabel: UILabel! {\n        didSet"))
    #expect(text.contains("        noteLabel = madeNoteLabel\n"))
    let width = "    /// The width of the bar, which grows with the days of the trip.\n    lazy var barWidth = "
    #expect(text.contains(width))
    #expect(
      text.contains("lazy var buttons: [UIButton] = [addToFavouritesButton, editTheNoteButton, aboutThePlaceButton]"))
    #expect(text.contains("    // Marks the trip as a favorite, or removes the mark.\n    @objc func toggleFavourite("))
  }

  @Test func theInitializerFromACoderBecomesOneForCode() throws {
    let text = try #require(try StoryboardApp().converted().text("Trips/TripViewController.swift"))
    #expect(
      text.contains(
        """
            init() {
                super.init(nibName: nil, bundle: nil)
                navigationItem.title = "Trip"
                navigationItem.largeTitleDisplayMode = .never
                hidesBottomBarWhenPushed = true
            }

            @available(*, unavailable)
            required init?(coder: NSCoder) {
        """))
  }

  @Test func propertiesWithObserversAreSetByAMethod() throws {
    let text = try #require(try StoryboardApp().converted().text("Trips/BannerView.swift"))
    #expect(text.contains("        super.init(frame: frame)\n        setUp()\n"))
    #expect(text.contains("    private func setUp() {\n"))
    #expect(text.contains("        cornerRadius = 12\n"))
  }

  @Test func callersMakeWhatTheyLoaded() throws {
    let result = try StoryboardApp().converted()
    let list = try #require(result.text("Trips/TripListViewController.swift"))
    #expect(list.contains("tableView.register(TripCell.self, forCellReuseIdentifier: \"TripCell\")"))
    #expect(list.contains("let banner = BannerView(frame: CGRect(x: 0, y: 0, width: 393, height: 60))"))
    #expect(list.contains("SettingsViewController(nibName: nil, bundle: nil)"))
    #expect(list.contains("        showTrip(indexPath)\n"))
    #expect(list.contains("prepare(for: segue, sender: sender)"))
    let trip = try #require(result.text("Trips/TripViewController.swift"))
    #expect(trip.contains("        let about = AboutViewController()\n        about.place"))
    let app = try #require(result.text("Trips/AppDelegate.swift"))
    #expect(app.contains("window.rootViewController = MainNavigationController()"))
    #expect(try #require(result.text("Trips/Info.plist")).contains("UIMainStoryboardFile") == false)
  }

  @Test func optionalBindingsStayOptional() throws {
    var app = try StoryboardApp()
    try app.replace(
      "guard let about = storyboard?.instantiateViewController(withIdentifier: \"About\") as? AboutViewController else {\n            return\n        }",
      with:
        "let about = storyboard?.instantiateViewController(withIdentifier: Scenes.about) as? AboutViewController\n        guard let about else { return }",
      in: "Trips/TripViewController.swift")
    app.texts["Trips/Scenes.swift"] = "enum Scenes {\n    static let about = \"About\"\n}\n"
    let text = try #require(try app.converted().text("Trips/TripViewController.swift"))
    #expect(text.contains("let about = AboutViewController() as AboutViewController?\n"))
  }

  @Test func aSceneThatIsLoadedByAnUnknownNameStaysAndIsTold() throws {
    var app = try StoryboardApp()
    try app.replace(
      "withIdentifier: \"About\"", with: "withIdentifier: trip?.place ?? \"\"", in: "Trips/TripViewController.swift")
    let result = try app.converted()
    #expect(result.reason("Abt-aa-001") == "cannot determine the scene that this call loads")
    #expect(result.stays.first?.file == "/app/Trips/TripViewController.swift")
    #expect(result.stays.first?.line == 44)
    let storyboard = try #require(result.text("Trips/Base.lproj/Main.storyboard"))
    #expect(storyboard.contains("Abt-aa-001") && !storyboard.contains("Trp-aa-001"))
    #expect(!storyboard.contains("initialViewController"))
    // A controller that code creates has no storyboard.
    let text = try #require(result.text("Trips/TripViewController.swift"))
    #expect(text.contains("UIStoryboard(name: \"Main\", bundle: nil).instantiateViewController"))
    #expect(result.text("Trips.xcodeproj/project.pbxproj")?.contains("Main.storyboard") == true)
  }

  @Test func whatAStayingSceneLeadsToStays() throws {
    var app = try StoryboardApp()
    try app.replace(
      "    override func viewDidLoad() {\n        super.viewDidLoad()\n        guard let trip else { return }",
      with: "    override func loadView() {\n        super.loadView()\n        guard let trip else { return }",
      in: "Trips/TripViewController.swift")
    let result = try app.converted()
    #expect(result.reason("Trp-aa-001") == "TripViewController overrides loadView()")
    #expect(result.reason("Nte-aa-001") == "a scene that is not converted leads to it")
    // Its segue leads to the trip, which has no identifier.
    #expect(result.reason("Lst-aa-001") == "it leads to a scene that is not converted and has no storyboard identifier")
    #expect(result.goes("Trips/TripCell.xib"))
  }

  @Test func outletsOfASuperclassAreAssigned() throws {
    var app = try StoryboardApp()
    app.texts["Trips/TextViewController.swift"] =
      "import UIKit\n\nclass TextViewController: UIViewController {\n    @IBOutlet weak var textLabel: UILabel!\n}\n"
    try app.replace(
      "class AboutViewController: UIViewController {\n    @IBOutlet weak var textLabel: UILabel!\n",
      with: "class AboutViewController: TextViewController {\n", in: "Trips/AboutViewController.swift")
    let result = try app.converted()
    let text = try #require(result.text("Trips/AboutViewController.swift"))
    #expect(text.contains("private let madeTextLabel: UILabel = {"))
    #expect(text.contains("        textLabel = madeTextLabel\n"))
    #expect(result.text("Trips/TextViewController.swift") == nil)
  }

  @Test func methodsOfTheClassKeepTheirNames() throws {
    var app = try StoryboardApp()
    try app.replace(
      "    @IBAction func close() {", with: "    func connect() {}\n\n    @IBAction func close() {",
      in: "Trips/AboutViewController.swift")
    let text = try #require(try app.converted().text("Trips/AboutViewController.swift"))
    #expect(text.contains("        connectViews()\n"))
    #expect(text.contains("    private func connectViews() {\n"))
  }

  @Test func anAppWithoutAPlaceForItsWindowKeepsItsFirstScene() throws {
    var app = try StoryboardApp()
    try app.replace("    var window: UIWindow?\n", with: "", in: "Trips/AppDelegate.swift")
    let result = try app.converted()
    #expect(result.reason("Nav-aa-001")?.hasPrefix("it is the initial scene") == true)
    #expect(result.text("Trips/Info.plist") == nil)
  }
}
