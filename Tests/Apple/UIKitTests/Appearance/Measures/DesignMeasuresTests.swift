import RecordedFacts
import TestHosts
import Testing

@_spi(Host) @testable import UIKit

@MainActor
@Suite("The measures of designs", .ownHosts)
struct DesignMeasuresTests {
  init() { StandardScreen.make() }

  /// A window with its scene, which the window does not retain.
  private struct World {
    let scene: UIWindowScene
    let window: UIWindow

    @MainActor
    init(_ measures: DesignMeasures?) {
      var configuration = ScreenConfiguration.standard
      configuration.measures = measures
      configuration.scale = 2
      scene = UIWindowScene(screen: UIScreen(configuration: configuration))
      window = UIWindow(windowScene: scene)
      window.isHidden = false
    }
  }

  /// Returns the sizes of views of several kinds in a window, before and after a layout pass.
  private func answers(_ world: World) -> [CGSize] {
    let window = world.window
    let views: [UIView] = [
      UISwitch(), UISlider(), UIStepper(), UISegmentedControl(items: ["A"]), UIProgressView(), UISearchBar(),
      UITextField(), UINavigationBar(), UITabBar(), UIToolbar(),
    ]
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .grouped)
    let source = MeasuredRows()
    table.dataSource = source
    for view in views + [table] { window.addSubview(view) }
    var answers = views.map(\.intrinsicContentSize)
    FrameLoop.update(window)
    answers += views.map { $0.sizeThatFits(CGSize(width: 320, height: 0)) }
    answers.append(table.rectForRow(at: IndexPath(row: 0, section: 0)).size)
    answers.append(table.rectForHeader(inSection: 0).size)
    answers.append(UITableViewCell(style: .default, reuseIdentifier: nil).frame.size)
    for view in views + [table] { view.removeFromSuperview() }
    return answers
  }

  // MARK: - Resolving

  @Test("views have the measures of iOS 13 to 18 where nobody says anything else")
  func defaultMeasures() {
    #expect(UITraitCollection().measures === DesignMeasures.iOS13)
    #expect(UITraitCollection.current.measures === DesignMeasures.iOS13)
    #expect(UIView().measures === DesignMeasures.iOS13)
    let world = World(nil)
    #expect(world.window.measures === DesignMeasures.iOS13)
  }

  @Test("windows of three designs in one process answer each for its own, in any order and more than once")
  func independentOfOrder() {
    let designs: [DesignMeasures] = [.iOS7, .iOS13, .iOS26]
    let alone = designs.map { answers(World($0)) }
    #expect(alone[0] != alone[1] && alone[1] != alone[2] && alone[0] != alone[2])
    let worlds = designs.map { World($0) }
    for order in [[0, 1, 2], [2, 1, 0], [1, 2, 0, 1], [0, 0, 2]] {
      for index in order { #expect(answers(worlds[index]) == alone[index]) }
    }
  }

  @Test("a view that moves to a window of another design takes that one's measures")
  func moving() {
    let (oldWorld, newWorld, oldestWorld) = (World(.iOS13), World(.iOS26), World(.iOS7))
    let (old, new) = (oldWorld.window, newWorld.window)
    let control = UISwitch(frame: CGRect(x: 10, y: 20, width: 0, height: 0))
    let bar = UIProgressView()
    old.addSubview(control)
    old.addSubview(bar)
    FrameLoop.update(old)
    #expect(control.frame == CGRect(x: 10, y: 20, width: 51, height: 31))
    new.addSubview(control)
    FrameLoop.update(new)
    #expect(control.frame == CGRect(x: 10, y: 20, width: 63, height: 28))
    #expect(control.intrinsicContentSize == ControlFact["C32"].size)
    old.addSubview(control)
    FrameLoop.update(old)
    #expect(control.frame == CGRect(x: 10, y: 20, width: 51, height: 31))
    oldestWorld.window.addSubview(bar)
    #expect(bar.intrinsicContentSize.height == 2)
  }

  @Test("a screen that takes another design has its views laid out anew")
  func adopting() {
    let world = World(.iOS13)
    let window = world.window
    let table = UITableView(frame: window.bounds, style: .plain)
    let source = MeasuredRows()
    table.dataSource = source
    window.addSubview(table)
    FrameLoop.update(window)
    let path = IndexPath(row: 0, section: 0)
    let before = table.rectForRow(at: path).height
    let screen = world.scene.screen
    // A screen notifies the windows of connected scenes.
    UIApplication.shared.connect(world.scene)
    var configuration = screen.configuration
    configuration.measures = .iOS26
    screen.adopt(configuration)
    FrameLoop.update(window)
    #expect(before == 43.5)
    #expect(table.rectForRow(at: path).height > before)
    StandardScreen.make()
  }

  @Test("a part of a screen may have a design of its own, also the default one")
  func overriding() {
    let world = World(.iOS26)
    let window = world.window
    let (part, control) = (UIView(), UISwitch())
    part.addSubview(control)
    window.addSubview(part)
    #expect(control.intrinsicContentSize.height == 28)
    part.traitOverrides[DesignMeasuresTrait.self] = .iOS13
    #expect(control.intrinsicContentSize.height == 31)
    part.traitOverrides.remove(DesignMeasuresTrait.self)
    #expect(control.intrinsicContentSize.height == 28)
  }

  @Test("what is made where a design is the current one has its measures before it lies in a window")
  func makingUnderCurrent() {
    let traits = UITraitCollection(mutations: { $0[DesignMeasuresTrait.self] = .iOS26 })
    traits.performAsCurrent {
      #expect(UISwitch().frame.size == CGSize(width: 63, height: 28))
      #expect(UITableViewCell(style: .default, reuseIdentifier: nil).frame.height == 52)
    }
    #expect(UISwitch().frame.size == CGSize(width: 51, height: 31))
  }

  // MARK: - Traits

  @Test("no design and the default one are the same; two designs are a difference")
  func equality() {
    var unset = TraitValues()
    var set = unset
    set.measures = .iOS13
    #expect(unset == set)
    unset.measures = .iOS26
    #expect(unset != set)
    #expect(set.changedTraits(from: unset).contains { $0 == DesignMeasuresTrait.self })
  }

  @Test("variations leave the generation as it is")
  func varying() {
    let varied = DesignMeasures.iOS13.varied { $0.progressViews.height = 9 }
    #expect(varied.progressViews.height == 9)
    #expect(DesignMeasures.iOS13.progressViews.height == 4)
    #expect(varied.switches.size == DesignMeasures.iOS13.switches.size)
    #expect(varied != DesignMeasures.iOS13)
  }

  // MARK: - Recorded figures

  @Test("C01-C28: iOS 13 to 18 have the recorded sizes of controls and bars")
  func recorded() {
    let measures = DesignMeasures.iOS13
    func fact(_ id: String) -> CGFloat { ControlFact[id].value }
    #expect(measures.switches.size == ControlFact["C01"].size)
    #expect(measures.steppers.size == ControlFact["C02"].size)
    #expect(measures.segmentedControls.height == fact("C03"))
    #expect(measures.sliders.height == fact("C04"))
    #expect(measures.progressViews.height == fact("C05"))
    #expect(
      [measures.activityIndicators.medium.side, measures.activityIndicators.large.side] == ControlFact["C06"].values)
    // Since iOS 14, they have smaller heights.
    #expect(DesignMeasures.iOS7.pageControls.breadth == fact("C07"))
    #expect(measures.textFields.leastRoundedHeight == fact("C08"))
    #expect([measures.searchBars.height, measures.searchBars.fieldHeight] == ControlFact["C10"].values)
    #expect(measures.bars.height == fact("C11") && measures.bars.height == fact("C16"))
    #expect(measures.bars.height + measures.bars.largeTitleHeight == fact("C12"))
    #expect(measures.bars.sheetHeight == fact("C13"))
    #expect(measures.tabBars.height == fact("C14") && measures.tabBars.height + 34 == fact("C15"))
    #expect(measures.pickers.size.height == fact("C17"))
    #expect(measures.refreshControls.height == fact("C18"))
    #expect(measures.tables.rowHeight == fact("C23") && measures.tables.plainHeaderHeight == fact("C27"))
    #expect(measures.tables.groupedGap == fact("C28"))
    #expect([320, 414].map { measures.margins.side(forWidth: $0) } == ControlFact["C22"].values)
  }

  @Test("iOS 7 to 12 and iOS 26: the recorded sizes that differ")
  func otherGenerations() {
    #expect(DesignMeasures.iOS7.progressViews.height == ControlFact["C33"].value)
    #expect(DesignMeasures.iOS7.cells.separatorHeight(scale: 2) == 0.5)
    #expect(DesignMeasures.iOS26.switches.size == ControlFact["C31"].size)
    #expect(DesignMeasures.iOS26Canvas.sliders.height == 34)
    #expect(DesignMeasures.iOS26Canvas.searchBars.height == 64)
    #expect(DesignMeasures.iOS26Canvas.cells.verticalMargin == 15)
    #expect(DesignMeasures.iOS26Canvas.tables.insetGroupedRadius == 26)
  }

  // MARK: - Colors

  @Test("system colors have the palette of the design, by style and contrast; others are as before")
  func palette() {
    func components(_ color: UIColor, _ style: UIUserInterfaceStyle, _ contrast: UIAccessibilityContrast) -> [Int] {
      let traits = UITraitCollection {
        $0.designGeneration = .iOS26
        $0.userInterfaceStyle = style
        $0.accessibilityContrast = contrast
      }
      var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
      color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      return [red, green, blue].map { Int(($0 * 255).rounded()) }
    }
    #expect(components(.systemBlue, .light, .normal) == [0, 136, 255])
    #expect(components(.systemBlue, .dark, .normal) == [0, 145, 255])
    #expect(components(.systemRed, .light, .normal) == [255, 56, 60])
    #expect(components(.systemRed, .light, .high) == [233, 21, 45])
    #expect(components(.systemRed, .dark, .high) == [255, 97, 101])
    #expect(components(.systemGray, .light, .normal) == [142, 142, 147])
    #expect(components(.label, .dark, .normal) == [255, 255, 255])
    #expect(
      UIColor.systemRed.resolvedColor(with: UITraitCollection())
        != UIColor.systemRed.resolvedColor(
          with: UITraitCollection { $0.designGeneration = .iOS26 }))
  }

  @Test("the lines between rows are a point thick where the design says so")
  func lines() {
    for (design, thickness) in [(DesignMeasures.iOS13, 0.5), (.iOS26Canvas, 1)] {
      let world = World(design)
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .insetGrouped)
      let source = MeasuredRows()
      table.dataSource = source
      world.window.addSubview(table)
      FrameLoop.update(world.window)
      let cell = table.cellForRow(at: IndexPath(row: 0, section: 0))
      let heights = (cell?.subviews ?? []).map { Double($0.bounds.height) }.filter { $0 > 0 && $0 <= 1 }
      #expect(heights == [thickness])
    }
  }

  @Test(
    "sections of a list keep from the sides of a narrow phone what pictures of their generation show",
    arguments: [(DesignGeneration.iOS13, CGFloat(16), CGFloat(20)), (.iOS26, 20, 16)])
  func listSides(generation: DesignGeneration, ofTable: CGFloat, ofList: CGFloat) {
    let world = World(generation.measures)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 400), style: .insetGrouped)
    let source = MeasuredRows()
    table.dataSource = source
    world.window.addSubview(table)
    FrameLoop.update(world.window)
    let path = IndexPath(row: 0, section: 0)
    #expect(table.rectForRow(at: path).minX == ofTable)
    table.listGeneration = generation
    FrameLoop.update(world.window)
    #expect(table.rectForRow(at: path).minX == ofList && table.rectForRow(at: path).width == 390 - 2 * ofList)
    table.listGeneration = nil
    FrameLoop.update(world.window)
    #expect(table.rectForRow(at: path).minX == ofTable)
  }
}

/// A section with a title and two rows of a style.
private final class MeasuredRows: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Title" }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Row"
    return cell
  }
}
