struct AnySpace: CoordinateSpaceProtocol {
  let coordinateSpace: CoordinateSpace
}
