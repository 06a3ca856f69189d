/// Which row of a grid a cell is in: that of a node.
struct GridRowPlace {
  let row: ObjectIdentifier
  let alignment: VerticalAlignment?
}

enum GridRowTrait: BoxTrait { static var defaultValue: GridRowPlace? { nil } }
