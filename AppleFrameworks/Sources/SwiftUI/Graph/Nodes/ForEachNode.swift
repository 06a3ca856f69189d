import HostServices
import UIKit

/// The node of the views of a collection. Each view keeps its node and state while its identifier exists. Rows of lazy
/// containers are created on demand.
@MainActor
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: ViewNode<
  ForEach<Data, ID, Content>
>,
LazyRowSource
{
  private typealias Row = ViewNode<Content>
  private var view: ForEach<Data, ID, Content>
  private var ids: [ID]
  private var rows: [ID: Row] = [:]
  /// The rows with repeated identifiers, by their index. Only the first row of an identifier is identified by it.
  private var repeated: [Int: Row] = [:]
  /// The removed rows of a list by their identifiers, the newest last. Their state is preserved for their return.
  private var parked: [(id: ID, row: Row)] = []
  /// The rows that are disappearing with a transition.
  private var leaving: [ID: Row] = [:]
  /// The maximum number of removed rows to keep.
  private static var parkingPlaces: Int { 200 }

  init(_ view: ForEach<Data, ID, Content>, _ context: NodeContext) {
    self.view = view
    ids = []
    super.init(context)
    ids = identifiers(of: view)
  }

  private func element(_ index: Int) -> Data.Element {
    view.data[view.data.index(view.data.startIndex, offsetBy: index)]
  }

  private func isRepetition(_ index: Int) -> Bool { firstPlace[ids[index]] != index }
  private lazy var firstPlace: [ID: Int] = makeFirstPlaces()
  private func makeFirstPlaces() -> [ID: Int] {
    Dictionary(ids.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
  }

  private func existing(_ index: Int) -> Row? {
    isRepetition(index) ? repeated[index] : rows[ids[index]]
  }

  private func row(_ index: Int) -> Row {
    if let found = existing(index) { return found }
    if !isRepetition(index), let back = leaving.removeValue(forKey: ids[index]) {
      // A disappearing row returns with its state.
      rows[ids[index]] = back
      let element = element(index)
      back.setEnvironment(environment)
      back.update(graph.tracking(self) { view.content(element) })
      return back
    }
    if !isRepetition(index), let place = parked.firstIndex(where: { $0.id == ids[index] }) {
      let row = parked.remove(at: place).row
      rows[ids[index]] = row
      let element = element(index)
      row.setEnvironment(environment)
      row.update(graph.tracking(self) { view.content(element) })
      graph.added(row)
      return row
    }
    let element = element(index)
    let content = graph.tracking(self) { view.content(element) }
    let made = NodeFactory.make(content, context())
    if isRepetition(index) { repeated[index] = made } else { rows[ids[index]] = made }
    graph.added(made)
    return made
  }

  override var children: [Node] { ids.indices.compactMap { existing($0) } }

  override func update(_ new: ForEach<Data, ID, Content>) {
    view = new
    let newIDs = identifiers(of: new)
    if newIDs == ids { return refresh() }
    let old = ids
    ids = newIDs
    firstPlace = makeFirstPlaces()
    for row in repeated.values { row.remove() }
    repeated.removeAll()
    for id in old where firstPlace[id] == nil {
      guard let row = rows.removeValue(forKey: id) else { continue }
      if environment.isInList {
        graph.hid(row)
        parked.append((id, row))
        if parked.count > Self.parkingPlaces { parked.removeFirst().row.remove() }
      } else {
        leave(row, id)
      }
    }
    refresh()
    boxesDidChange()
  }

  /// Removes a row immediately or after its transition.
  private func leave(_ row: Row, _ id: ID) {
    let goesAtOnce = row.goesWithoutTransition
    guard let animation = graph.animationOfUpdate, graph.isShown, animation.totalDuration.isFinite, !goesAtOnce else {
      return graph.remove(row, beforeOthersCome: goesAtOnce)
    }
    leaving[id] = row
    graph.animations.after(animation.totalDuration) { [weak self, weak row] in
      guard let self, let row, leaving[id] === row else { return }
      leaving[id] = nil
      graph.remove(row)
      graph.needsUpdate()
    }
  }

  /// Sets the new elements of existing rows.
  private func refresh() {
    for index in ids.indices {
      guard let row = existing(index) else { continue }
      let element = element(index)
      row.update(graph.tracking(self) { view.content(element) })
    }
  }

  /// Updates the rows, because the data of a binding may have more or fewer elements than before.
  override func evaluate() { update(view) }

  /// Returns the identifiers of the elements. If they are read through a binding, its changes evaluate the node again.
  private func identifiers(of view: ForEach<Data, ID, Content>) -> [ID] {
    graph.tracking(self) { view.data.map { view.idOf($0) } }
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    for row in rows.values { row.setEnvironment(environment) }
    for row in repeated.values { row.setEnvironment(environment) }
  }

  override func collect(into boxes: inout [Box]) {
    for index in ids.indices {
      var found: [Box] = []
      row(index).collect(into: &found)
      boxes += found
    }
  }

  override func collectLazily(into items: inout [LazyItem]) {
    if holdsSections {
      for index in ids.indices { row(index).collectLazily(into: &items) }
    } else {
      items += ids.indices.map { .row(self, index: $0) }
    }
  }

  /// Whether the elements are sections, which contain rows but are not rows. The first element determines this for all.
  private var holdsSections: Bool {
    guard !ids.isEmpty else { return false }
    var first: [LazyItem] = []
    row(0).collectLazily(into: &first)
    return first.contains { if case .sectionBegins = $0 { true } else { false } }
  }

  override func tearDown() {
    super.tearDown()
    for (_, row) in parked { row.tearDown() }
    for row in leaving.values { row.tearDown() }
  }

  var count: Int { ids.count }
  func rowID(at index: Int) -> AnyHashable { AnyHashable(ids[index]) }
  func node(at index: Int) -> Node { row(index) }
  func isMade(at index: Int) -> Bool { existing(index) != nil }

  /// The edits that the list allows for its rows.
  var onDelete: ((IndexSet) -> Void)? { view.onDelete }
  var onMove: ((IndexSet, Int) -> Void)? { view.onMove }

  /// Returns the index of the row with an identifier or a tag.
  func index(of id: AnyHashable) -> Int? {
    (id.base as? ID).flatMap { firstPlace[$0] }
  }
}
