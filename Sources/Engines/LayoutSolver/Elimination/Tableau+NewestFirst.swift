// A heap of variables in `work.heap`. The variable that an elimination resolved last is at the top.
extension Tableau {
  mutating func pushOnHeap(_ variable: Int32) {
    work.heap.append(variable)
    var child = work.heap.count - 1
    let order = variables[variable].order
    while child > 0 {
      let parent = (child - 1) / 2
      if variables[work.heap[parent]].order >= order { break }
      work.heap[child] = work.heap[parent]
      child = parent
    }
    work.heap[child] = variable
  }

  mutating func popNewest() -> Int32 {
    let top = work.heap[0]
    let last = work.heap.popLast()!
    let count = work.heap.count
    if count == 0 { return top }
    let order = variables[last].order
    var parent = 0
    while true {
      var child = 2 * parent + 1
      if child >= count { break }
      if child + 1 < count && variables[work.heap[child + 1]].order > variables[work.heap[child]].order { child += 1 }
      if variables[work.heap[child]].order <= order { break }
      work.heap[parent] = work.heap[child]
      parent = child
    }
    work.heap[parent] = last
    return top
  }
}
