/// The row of a grid that a cell belongs to, identified by its node.
struct GridRowPlace {
  let row: ObjectIdentifier
  let alignment: VerticalAlignment?
}

enum GridRowTrait: BoxTrait { static var defaultValue: GridRowPlace? { nil } }
